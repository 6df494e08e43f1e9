import { sql } from 'kysely'
import { json, matches, moneyOf, type Database } from '#platform/server/database.ts'
import { listOf } from '#platform/server/reading/list.ts'
import { everybody } from '#platform/server/reading/reach.ts'
import type { Argument } from '#platform/shared/call.ts'
import type { planningCalls } from '../../contract/calls.ts'

type Fields = Argument<typeof planningCalls.addClassRoom>['body']

const allClassRooms = (db: Database) =>
  db
    .selectFrom('planning.class_room as r')
    .leftJoin('lookups.class_room_kind as t', 't.id', 'r.kind_id')
    .select(['r.id as ID', 'r.code as Code', 'r.name as Name', 'r.kind_id as KindID', 't.name as KindName'])
    .select(['r.capacity as Capacity', 'r.building as Building', 'r.floor as Floor'])
    .select([
      moneyOf('r.day_price_minor', 'r.currency').as('DayPrice'),
      'r.is_active as IsActive',
      'r.version as Version',
    ])

export const classRooms = listOf<typeof planningCalls.getClassRooms, null>()({
  reach: () => everybody('classRooms are the academy’s; the call admits those who keep them'),
  rows: allClassRooms,
  lean: (db) => db.selectFrom('planning.class_room as r'),
  id: 'r.id',
  search: (text) => matches('r.search', text),
  filters: {
    MinCapacity: (seats) => sql`r.capacity >= ${seats}`,
    FacilityID: (id) => sql`exists (
      select from planning.class_room_facility x where x.class_room_id = r.id and x.facility_id = ${id})`,
  },
  orders: { Name: sql`r.name->>'ar'` },
})

/** What these class rooms have, beside each. */
export async function withFacilities<ClassRoom extends { readonly ID: number }>(
  db: Database,
  found: readonly ClassRoom[],
) {
  const ids = found.map((classRoom) => classRoom.ID)
  const facilities = ids.length
    ? await db
        .selectFrom('planning.class_room_facility as x')
        .innerJoin('lookups.facility as f', 'f.id', 'x.facility_id')
        .where('x.class_room_id', 'in', ids)
        .select(['x.class_room_id', 'f.id as ID', 'f.name as Name'])
        .orderBy('f.position')
        .execute()
    : []
  return found.map((classRoom) => ({
    ...classRoom,
    Facilities: facilities.filter((each) => each.class_room_id === classRoom.ID).map(({ ID, Name }) => ({ ID, Name })),
  }))
}

export async function findClassRoom(db: Database, id: number) {
  const [classRoom] = await withFacilities(db, await allClassRooms(db).where('r.id', '=', id).execute())
  return classRoom
}

/** The class room, locked until the transaction ends. */
export const lockedClassRoom = (db: Database, id: number) =>
  db
    .selectFrom('planning.class_room')
    .where('id', '=', id)
    .select(['id', 'code', 'version'])
    .forUpdate()
    .executeTakeFirst()
export type LockedClassRoom = NonNullable<Awaited<ReturnType<typeof lockedClassRoom>>>

export const columnsOf = (fields: Fields) => ({
  code: fields.Code,
  name: json(fields.Name),
  kind_id: fields.KindID,
  capacity: fields.Capacity,
  building: fields.Building,
  floor: fields.Floor,
  day_price_minor: fields.DayPrice.Minor,
  currency: fields.DayPrice.Currency,
  is_active: fields.IsActive,
})

/** Whether a class room other than this one bears the code. */
export async function isCodeUsed(db: Database, code: string, exceptId: number | null): Promise<boolean> {
  const other = await db
    .selectFrom('planning.class_room')
    .where('code', '=', code)
    .$if(exceptId !== null, (q) => q.where('id', '<>', exceptId!))
    .select('id')
    .executeTakeFirst()
  return other !== undefined
}

/** Unknown facilities are left out. */
export async function putFacilities(db: Database, classRoomId: number, facilityIds: readonly number[]): Promise<void> {
  await db.deleteFrom('planning.class_room_facility').where('class_room_id', '=', classRoomId).execute()
  if (facilityIds.length === 0) return
  const known = await db.selectFrom('lookups.facility').where('id', 'in', facilityIds).select('id').execute()
  await db
    .insertInto('planning.class_room_facility')
    .values(known.map(({ id }) => ({ class_room_id: classRoomId, facility_id: id })))
    .execute()
}

export const insertClassRoom = (db: Database, fields: Fields) =>
  db
    .insertInto('planning.class_room')
    .values(columnsOf(fields))
    .returning(['id', 'code', 'version'])
    .executeTakeFirstOrThrow()

export const removeClassRoom = (db: Database, id: number) =>
  db.deleteFrom('planning.class_room').where('id', '=', id).execute()

/** Whether plan rows or sessions name the class room. */
export async function isClassRoomUsed(db: Database, id: number): Promise<boolean> {
  const { used } = await db
    .selectNoFrom((eb) =>
      eb
        .or([
          eb.exists(eb.selectFrom('planning.plan_row').select('id').where('class_room_id', '=', id)),
          eb.exists(
            eb.selectFrom('planning.used_class_room_facts').select('class_room_id').where('class_room_id', '=', id),
          ),
        ])
        .as('used'),
    )
    .executeTakeFirstOrThrow()
  return Boolean(used)
}

/** Active class room types and facilities to choose from. */
export async function classRoomChoices(db: Database) {
  const of = (table: 'lookups.class_room_kind' | 'lookups.facility') =>
    db
      .selectFrom(table)
      .where('is_active', '=', true)
      .select(['id as ID', 'name as Name'])
      .orderBy('position')
      .orderBy('id')
      .execute()
  return { Kinds: await of('lookups.class_room_kind'), Facilities: await of('lookups.facility') }
}
