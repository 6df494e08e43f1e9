import { rateOf, type LineOf } from '#modules/billing/server/public.ts'
import { moneyInBase } from '#modules/costing/rules/amounts.ts'
import type { Database } from '#platform/server/database.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { Money } from '#platform/shared/values/money.ts'
import { stayLacks, timesOf, type StayLeftOut } from '../../rules/desk/invoiced-extras.ts'
import { extraLine, stayLine } from '../letters/invoice-lines.ts'
import { daysOfClass, paidExtrasOf, stayOf } from '../store/desk/invoiced-extras.ts'
import { shareOfRoom } from './share-of-room.ts'

/** A class as it is paid for: of the registration, or the one that it would move to. */
export interface PaidClass {
  readonly classId: number
  readonly courseName: unknown
  readonly startsOn: string
  readonly feeMinor: number
  readonly currency: string
}

/**
 * What an invoice of a registration asks for: the fee, the share of the room in its nights, and paid extras, all in the
 * currency of the class at today's rates, each line rounded once. A stay of which something is not known, or of which a
 * night has no price, is left out, and why is said. A class without a fee is not invoiced, nor is what goes with it.
 */
export async function invoiceLines(
  db: Database,
  registrationId: number,
  of: PaidClass,
  withStay = true,
): Promise<{ lines: LineOf[]; left: StayLeftOut | null }> {
  const fee = { text: of.courseName as Trilingual, quantity: 1, unitMinor: of.feeMinor }
  if (of.feeMinor === 0 || !withStay) return { lines: [fee], left: null }
  const inCurrency = async (money: Money) =>
    money.Currency === of.currency
      ? money.Minor
      : moneyInBase(of.currency, { [money.Currency]: await rateOf(db, money.Currency, of.currency) }, money)
  const stay = await stayOf(db, registrationId)
  const priced = stay ? await priceOf(db, stay, of.startsOn, inCurrency) : { line: null, left: null }
  const extras = await paidExtrasOf(db, registrationId)
  const days = extras.some(({ per }) => per === 'day') ? await daysOfClass(db, of.classId) : 0
  const extraLines: LineOf[] = []
  for (const { name, price, per } of extras)
    if (price.Minor > 0)
      extraLines.push({ text: extraLine(name), quantity: timesOf(per, days), unitMinor: await inCurrency(price) })
  return { lines: [fee, ...(priced.line ? [priced.line] : []), ...extraLines], left: priced.left }
}

type Stay = NonNullable<Awaited<ReturnType<typeof stayOf>>>

async function priceOf(
  db: Database,
  stay: Stay,
  startsOn: string,
  inCurrency: (money: Money) => Promise<number>,
): Promise<{ line: LineOf | null; left: StayLeftOut | null }> {
  const lacks = stayLacks(stay)
  if (lacks) return { line: null, left: lacks }
  const { Share, Unpriced } = await shareOfRoom(db)({
    HotelID: stay.hotelId,
    RoomTypeID: stay.roomTypeId,
    Nights: stay.nights,
    Occupancy: stay.occupancy,
    StartDate: startsOn,
  })
  if (!Share || Unpriced > 0) return { line: null, left: 'noPrice' }
  let unitMinor = 0
  for (const money of Share) unitMinor += await inCurrency(money)
  if (unitMinor === 0) return { line: null, left: null }
  return {
    line: { text: stayLine(stay.hotelName, stay.roomTypeName, stay.nights!), quantity: 1, unitMinor },
    left: null,
  }
}
