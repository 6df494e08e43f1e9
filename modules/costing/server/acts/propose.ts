import { staysFor } from '#modules/accommodation/server/public.ts'
import type { Database } from '#platform/server/database.ts'
import { settings } from '#platform/server/settings.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { inLanguage, textLanguageOf, type Trilingual } from '#platform/shared/text.ts'
import { daysBetween } from '#platform/shared/values/dates.ts'
import { costSettings } from '../../contract/settings.ts'
import { moneyInBase } from '../../rules/amounts.ts'
import { proposedLines, type Known } from '../../rules/proposed-lines.ts'
import { classRoomPrice, instructorFees } from '../store/known.ts'
import { todaysRates } from '../store/rates.ts'
import type { Subject } from '../store/subjects.ts'

/** Lines for a sheet from what the academy knows of its subject; names in them are in the reader's language. Nothing is stored. */
export async function propose(db: Database, actor: Actor, base: string, subject: Subject) {
  const {
    sharedRoomBy: usual,
    mealsPerDay,
    mealPrice,
    materialsPrice,
    certificatePrice,
    visaPrice,
    ...others
  } = await settings(db, costSettings)
  const { examinersPrice, instructorTravelPrice, advertPrice } = others
  const sharedRoomBy = subject.stay?.sharedBy ?? usual
  return proposedLines({
    sharedRoomBy,
    mealsPerDay,
    mealPrice,
    materialsPrice,
    certificatePrice,
    visaPrice,
    examinersPrice,
    instructorTravelPrice,
    advertPrice,
    days: subject.days,
    instructors: await instructorsOf(db, actor, subject.instructorIds),
    classRoom: subject.isInAcademy ? await classRoomOf(db, actor, subject.classRoomId) : undefined,
    stay: await stayOf(db, actor, base, sharedRoomBy, subject),
  })
}

const named = (actor: Actor, name: Trilingual): string => inLanguage(name, textLanguageOf(actor.language)).text

export async function instructorsOf(db: Database, actor: Actor, ids: readonly number[]): Promise<Known['instructors']> {
  if (ids.length === 0) return []
  const rows = await instructorFees(db, ids)
  return rows.map(({ name, dailyFee }) => ({ name: named(actor, name), dailyFee }))
}

export async function classRoomOf(db: Database, actor: Actor, id: number | null): Promise<Known['classRoom']> {
  if (id === null) return null
  const room = await classRoomPrice(db, id)
  return room ? { name: named(actor, room.name), dayPrice: room.dayPrice } : null
}

/** The cheapest room that so many share, through all nights that were wished, else those between the first day and the last. */
async function stayOf(
  db: Database,
  actor: Actor,
  base: string,
  sharedBy: number,
  { startsOn, endsOn, stay }: Subject,
): Promise<Known['stay']> {
  if (stay === null) return undefined
  const nights = stay?.nights ?? (startsOn && endsOn ? daysBetween(startsOn, endsOn) : 0)
  if (sharedBy === 0 || nights === 0) return undefined
  if (!startsOn) return null
  const rates = await todaysRates(db, base)
  const stays = await staysFor(db, { sharedBy, firstNight: startsOn, nights })
  const cost = ({ prices }: (typeof stays)[number]) =>
    prices.reduce((sum, { price, nights: each }) => sum + each * moneyInBase(base, rates, price), 0)
  const [cheapest] = stays.toSorted((a, b) => cost(a) - cost(b))
  if (!cheapest) return null
  const names = [cheapest.hotelName, cheapest.roomTypeName].map((name) => named(actor, name))
  return { name: names.join(', '), prices: cheapest.prices }
}
