import { sql } from 'kysely'
import { json, matches, moneyOf, type Database } from '#platform/server/database.ts'
import { listOf } from '#platform/server/reading/list.ts'
import { everybody } from '#platform/server/reading/reach.ts'
import type { Argument } from '#platform/shared/call.ts'
import type { planningCalls } from '../../contract/calls.ts'

type Fields = Argument<typeof planningCalls.addRoom>['body']

const allRooms = (db: Database) =>
  db
    .selectFrom('planning.room as r')
    .leftJoin('lookups.room_type as t', 't.id', 'r.room_type_id')
    .select([
      'r.id as ID',
      'r.code as Code',
      'r.name as Name',
      'r.room_type_id as RoomTypeID',
      't.name as RoomTypeName',
    ])
    .select(['r.capacity as Capacity', 'r.building as Building', 'r.floor as Floor'])
    .select([
      moneyOf('r.day_price_minor', 'r.currency').as('DayPrice'),
      'r.is_active as IsActive',
      'r.version as Version',
    ])

export const rooms = listOf<typeof planningCalls.getRooms, null>()({
  reach: () => everybody('rooms are the academy’s; the call admits those who keep them'),
  rows: allRooms,
  lean: (db) => db.selectFrom('planning.room as r'),
  id: 'r.id',
  search: (text) => matches('r.search', text),
  filters: {
    MinCapacity: (seats) => sql`r.capacity >= ${seats}`,
    FacilityID: (id) => sql`exists (
      select from planning.room_facility x where x.room_id = r.id and x.facility_id = ${id})`,
  },
  orders: { Name: sql`r.name->>'ar'` },
})

/** What these rooms have, beside each. */
export async function withFacilities<Room extends { readonly ID: number }>(db: Database, found: readonly Room[]) {
  const ids = found.map((room) => room.ID)
  const facilities = ids.length
    ? await db
        .selectFrom('planning.room_facility as x')
        .innerJoin('lookups.facility as f', 'f.id', 'x.facility_id')
        .where('x.room_id', 'in', ids)
        .select(['x.room_id', 'f.id as ID', 'f.name as Name'])
        .orderBy('f.position')
        .execute()
    : []
  return found.map((room) => ({
    ...room,
    Facilities: facilities.filter((each) => each.room_id === room.ID).map(({ ID, Name }) => ({ ID, Name })),
  }))
}

export async function findRoom(db: Database, id: number) {
  const [room] = await withFacilities(db, await allRooms(db).where('r.id', '=', id).execute())
  return room
}

/** The room, locked until the transaction ends. */
export const lockedRoom = (db: Database, id: number) =>
  db.selectFrom('planning.room').where('id', '=', id).select(['id', 'code', 'version']).forUpdate().executeTakeFirst()
export type LockedRoom = NonNullable<Awaited<ReturnType<typeof lockedRoom>>>

export const columnsOf = (fields: Fields) => ({
  code: fields.Code,
  name: json(fields.Name),
  room_type_id: fields.RoomTypeID,
  capacity: fields.Capacity,
  building: fields.Building,
  floor: fields.Floor,
  day_price_minor: fields.DayPrice.Minor,
  currency: fields.DayPrice.Currency,
  is_active: fields.IsActive,
})

/** Whether a room other than this one bears the code. */
export async function isCodeUsed(db: Database, code: string, exceptId: number | null): Promise<boolean> {
  const other = await db
    .selectFrom('planning.room')
    .where('code', '=', code)
    .$if(exceptId !== null, (q) => q.where('id', '<>', exceptId!))
    .select('id')
    .executeTakeFirst()
  return other !== undefined
}

/** Unknown facilities are left out. */
export async function putFacilities(db: Database, roomId: number, facilityIds: readonly number[]): Promise<void> {
  await db.deleteFrom('planning.room_facility').where('room_id', '=', roomId).execute()
  if (facilityIds.length === 0) return
  const known = await db.selectFrom('lookups.facility').where('id', 'in', facilityIds).select('id').execute()
  await db
    .insertInto('planning.room_facility')
    .values(known.map(({ id }) => ({ room_id: roomId, facility_id: id })))
    .execute()
}

export const insertRoom = (db: Database, fields: Fields) =>
  db
    .insertInto('planning.room')
    .values(columnsOf(fields))
    .returning(['id', 'code', 'version'])
    .executeTakeFirstOrThrow()

export const removeRoom = (db: Database, id: number) => db.deleteFrom('planning.room').where('id', '=', id).execute()

/** Whether plan rows or sessions name the room. */
export async function isRoomUsed(db: Database, id: number): Promise<boolean> {
  const { used } = await db
    .selectNoFrom((eb) =>
      eb
        .or([
          eb.exists(eb.selectFrom('planning.plan_row').select('id').where('room_id', '=', id)),
          eb.exists(eb.selectFrom('planning.used_room_facts').select('room_id').where('room_id', '=', id)),
        ])
        .as('used'),
    )
    .executeTakeFirstOrThrow()
  return Boolean(used)
}

/** Active room types and facilities to choose from. */
export async function roomChoices(db: Database) {
  const of = (table: 'lookups.room_type' | 'lookups.facility') =>
    db
      .selectFrom(table)
      .where('is_active', '=', true)
      .select(['id as ID', 'name as Name'])
      .orderBy('position')
      .orderBy('id')
      .execute()
  return { RoomTypes: await of('lookups.room_type'), Facilities: await of('lookups.facility') }
}
