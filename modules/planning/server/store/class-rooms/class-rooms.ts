import { sql } from 'kysely'
import { json, matches, moneyOf, type Database } from '#platform/server/database.ts'
import { byText } from '#platform/server/reading/both-names.ts'
import { listOf } from '#platform/server/reading/list.ts'
import { everybody } from '#platform/server/reading/reach.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Argument } from '#platform/shared/call.ts'
import { photosOf } from './photos.ts'
import type { planningCalls } from '../../../contract/calls.ts'

type Fields = Argument<typeof planningCalls.addClassRoom>['body']

const allClassRooms = (db: Database) =>
  db
    .selectFrom('planning.class_room as r')
    .leftJoin('lookups.class_room_kind as t', 't.id', 'r.kind_id')
    .select(['r.id as ID', 'r.code as Code', 'r.name as Name', 'r.kind_id as KindID', 't.name as KindName'])
    .select(['r.capacity as Capacity', 'r.building as Building', 'r.floor as Floor'])
    .select([
      moneyOf('r.day_price_minor', 'r.currency').as('DayPrice'),
      'r.setup_minutes as SetupMinutes',
      'r.bookable_from as BookableFrom',
      'r.bookable_to as BookableTo',
      'r.is_active as IsActive',
      'r.version as Version',
    ])

export const classRooms = listOf<typeof planningCalls.getClassRooms, { readonly actor: Actor }>()({
  reach: () => everybody('class rooms are the academy’s; the call admits those who keep them'),
  rows: allClassRooms,
  lean: (db) => db.selectFrom('planning.class_room as r'),
  id: 'r.id',
  search: (text) => matches('r.search', text),
  filters: {
    MinCapacity: (seats) => sql`r.capacity >= ${seats}`,
    FacilityID: (id) => sql`exists (
      select from planning.class_room_facility x where x.class_room_id = r.id and x.facility_id = ${id})`,
  },
  orders: { Name: byText('r.name') },
})

/** What these class rooms have, and their photos, beside each. */
export async function withEquipment<ClassRoom extends { readonly ID: number }>(
  db: Database,
  found: readonly ClassRoom[],
) {
  const ids = found.map((classRoom) => classRoom.ID)
  const facilities = ids.length
    ? await db
        .selectFrom('planning.class_room_facility as x')
        .innerJoin('lookups.facility as f', 'f.id', 'x.facility_id')
        .where('x.class_room_id', 'in', ids)
        .select(['x.class_room_id', 'f.id as ID', 'f.name as Name', 'x.quantity as Quantity'])
        .orderBy('f.position')
        .execute()
    : []
  const photos = await photosOf(db, ids)
  return found.map((classRoom) => ({
    ...classRoom,
    Facilities: facilities
      .filter((each) => each.class_room_id === classRoom.ID)
      .map(({ class_room_id: _id, ...facility }) => facility),
    Photos: photos
      .filter((each) => each.class_room_id === classRoom.ID)
      .map(({ class_room_id: _id, ...photo }) => photo),
  }))
}

export async function findClassRoom(db: Database, id: number) {
  const [classRoom] = await withEquipment(db, await allClassRooms(db).where('r.id', '=', id).execute())
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
  setup_minutes: fields.SetupMinutes,
  bookable_from: fields.BookableFrom,
  bookable_to: fields.BookableTo,
  is_active: fields.IsActive,
})

/** Makes this the equipment of the class room. What is not in the list of equipment is left out. */
export async function putEquipment(db: Database, classRoomId: number, equipment: Fields['Facilities']): Promise<void> {
  await db.deleteFrom('planning.class_room_facility').where('class_room_id', '=', classRoomId).execute()
  if (equipment.length === 0) return
  const ids = equipment.map((each) => each.FacilityID)
  const known = await db.selectFrom('lookups.facility').where('id', 'in', ids).select('id').execute()
  const rows = equipment.filter((each) => known.some(({ id }) => id === each.FacilityID))
  if (rows.length === 0) return
  await db
    .insertInto('planning.class_room_facility')
    .values(rows.map((each) => ({ class_room_id: classRoomId, facility_id: each.FacilityID, quantity: each.Quantity })))
    .execute()
}

/** How many of each piece of equipment, by its code, the class room has. */
export async function equipmentByCode(db: Database, classRoomId: number): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('planning.class_room_facility as x')
    .innerJoin('lookups.facility as f', 'f.id', 'x.facility_id')
    .where('x.class_room_id', '=', classRoomId)
    .select(['f.code', 'x.quantity'])
    .execute()
  return Object.fromEntries(rows.map(({ code, quantity }) => [code, quantity]))
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

/** The first two sessions to come in the class room with less than these minutes between them. */
export const closerThan = (db: Database, id: number, minutes: number) =>
  db
    .selectFrom('planning.busy_class_room_facts as a')
    .innerJoin('planning.busy_class_room_facts as b', (join) =>
      join.onRef('b.class_room_id', '=', 'a.class_room_id').onRef('b.session_id', '<>', 'a.session_id'),
    )
    .where('a.class_room_id', '=', id)
    .where(sql<boolean>`lower(a.period) > now() and a.period << b.period
      and lower(b.period) - upper(a.period) < make_interval(mins => ${minutes})`)
    .select(['a.class_code as code', 'b.class_code as other', 'a.day'])
    .orderBy('a.day')
    .orderBy('a.starts_at')
    .limit(1)
    .executeTakeFirst()

/** Active kinds and equipment to choose from. */
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
