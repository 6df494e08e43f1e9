import { totalsOf } from '#modules/accommodation/rules/stay.ts'
import { priceOfStay } from '#modules/accommodation/server/public.ts'
import { moneyOf, type Database } from '#platform/server/database.ts'
import { addDays } from '#platform/shared/values/dates.ts'

/** The paid extras that a registration wishes, in the order of their list. */
export const extrasOf = (db: Database, registrationId: number) =>
  db
    .selectFrom('registration.registration_extra as x')
    .innerJoin('lookups.additional_facility as f', 'f.id', 'x.additional_facility_id')
    .where('x.registration_id', '=', registrationId)
    .select(['f.id as ID', 'f.name as Name', moneyOf('f.price_minor', 'f.currency').as('Price')])
    .select((eb) => eb.ref('f.per').$castTo<'person' | 'day' | 'once'>().as('Per'))
    .orderBy('f.position')
    .orderBy('f.id')
    .execute()

interface Lodged {
  readonly HotelID: number | null
  readonly RoomTypeID: number | null
  readonly Nights: number | null
  /** Of the class. */
  readonly StartDate: string
}

/** What the room costs; people arrive the day before their class. Null while hotel, type or nights are not known. */
export async function stayPriceOf(db: Database, { HotelID, RoomTypeID, Nights, StartDate }: Lodged) {
  if (HotelID === null || RoomTypeID === null || Nights === null) return null
  const stay = { hotelId: HotelID, roomTypeId: RoomTypeID, firstNight: addDays(StartDate, -1), nights: Nights }
  const nights = await priceOfStay(db, stay)
  return { Totals: totalsOf(nights), Unpriced: nights.filter(({ Price }) => Price === null).length }
}
