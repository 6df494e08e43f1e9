import { moneyOf, type Database } from '#platform/server/database.ts'
import type { Trilingual } from '#platform/shared/text.ts'

/** What somebody asked for beside the seat, as far as it is paid for; no stay where they need none. */
export async function stayOf(db: Database, registrationId: number) {
  const found = await db
    .selectFrom('registration.registration as r')
    .leftJoin('lookups.hotel as h', 'h.id', 'r.hotel_id')
    .leftJoin('lookups.room_type as t', 't.id', 'r.room_type_id')
    .where('r.id', '=', registrationId)
    .where('r.needs_accommodation', '=', true)
    .select(['r.hotel_id as hotelId', 'r.room_type_id as roomTypeId', 'r.nights'])
    .select(['h.name as hotelName', 't.name as roomTypeName', 't.occupancy'])
    .executeTakeFirst()
  return found && { ...found, hotelName: named(found.hotelName), roomTypeName: named(found.roomTypeName) }
}
const named = (name: unknown): Trilingual => (name as Trilingual | null) ?? {}

export const paidExtrasOf = (db: Database, registrationId: number) =>
  db
    .selectFrom('registration.registration_extra as x')
    .innerJoin('lookups.additional_facility as f', 'f.id', 'x.additional_facility_id')
    .where('x.registration_id', '=', registrationId)
    .select(['f.name', moneyOf('f.price_minor', 'f.currency').as('price')])
    .select((eb) => eb.ref('f.per').$castTo<'person' | 'day' | 'once'>().as('per'))
    .orderBy('f.position')
    .orderBy('f.id')
    .execute()

/** On how many days the class is taught. */
export const daysOfClass = async (db: Database, classId: number): Promise<number> =>
  (await db.selectFrom('classes.class_facts').where('class_id', '=', classId).select('days').executeTakeFirst())
    ?.days ?? 0
