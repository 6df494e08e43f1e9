import { sql } from 'kysely'
import { matches, type Database } from '#platform/server/database.ts'
import { byText } from '#platform/server/reading/both-names.ts'
import { listOf } from '#platform/server/reading/list.ts'
import { everybody } from '#platform/server/reading/reach.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Argument } from '#platform/shared/call.ts'
import type { accommodationCalls } from '../../contract/calls.ts'

type Fields = Argument<typeof accommodationCalls.addRoom>['body']

const allRooms = (db: Database) =>
  db
    .selectFrom('accommodation.room as r')
    .innerJoin('lookups.hotel as h', 'h.id', 'r.hotel_id')
    .innerJoin('lookups.room_type as t', 't.id', 'r.room_type_id')
    .select(['r.id as ID', 'r.hotel_id as HotelID', 'h.name as HotelName', 'h.city as City', 'r.number as Number'])
    .select(['r.count as Count', 'r.room_type_id as RoomTypeID', 't.name as RoomTypeName'])
    .select([sql<number>`r.count * t.occupancy`.as('Beds'), 'r.is_active as IsActive', 'r.version as Version'])

export const rooms = listOf<typeof accommodationCalls.getRooms, { readonly actor: Actor }>()({
  reach: () => everybody('rooms are the academy’s; the call admits those who keep its lists'),
  rows: allRooms,
  id: 'r.id',
  search: (text) => sql`(${matches('r.search', text)} or ${matches('h.search', text)})`,
  filters: {
    RoomFacilityID: (id) => sql`exists (
      select from accommodation.room_room_facility x where x.room_id = r.id and x.room_facility_id = ${id})`,
  },
  orders: { HotelName: (reader) => sql`${byText('h.name')(reader)} || ' ' || r.number` },
})

/** What these rooms offer, beside each. */
export async function withFacilities<Room extends { readonly ID: number }>(db: Database, found: readonly Room[]) {
  const ids = found.map((room) => room.ID)
  const facilities = ids.length
    ? await db
        .selectFrom('accommodation.room_room_facility as x')
        .innerJoin('lookups.room_facility as f', 'f.id', 'x.room_facility_id')
        .where('x.room_id', 'in', ids)
        .select(['x.room_id', 'f.id as ID', 'f.name as Name'])
        .orderBy('f.position')
        .orderBy('f.id')
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
  db
    .selectFrom('accommodation.room')
    .where('id', '=', id)
    .select(['id', 'hotel_id', 'number', 'version'])
    .forUpdate()
    .executeTakeFirst()
export type LockedRoom = NonNullable<Awaited<ReturnType<typeof lockedRoom>>>

export const columnsOf = (fields: Fields) => ({
  hotel_id: fields.HotelID,
  number: fields.Number,
  count: fields.Count,
  room_type_id: fields.RoomTypeID,
  is_active: fields.IsActive,
})

/** Makes these what the room offers. */
export async function putFacilities(db: Database, roomId: number, ids: readonly number[]): Promise<void> {
  await db.deleteFrom('accommodation.room_room_facility').where('room_id', '=', roomId).execute()
  if (ids.length === 0) return
  await db
    .insertInto('accommodation.room_room_facility')
    .values(ids.map((id) => ({ room_id: roomId, room_facility_id: id })))
    .execute()
}

/** What the room offers, by its codes. */
export async function facilityCodes(db: Database, roomId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('accommodation.room_room_facility as x')
    .innerJoin('lookups.room_facility as f', 'f.id', 'x.room_facility_id')
    .where('x.room_id', '=', roomId)
    .select('f.code')
    .orderBy('f.code')
    .execute()
  return rows.map(({ code }) => code)
}

export const insertRoom = (db: Database, fields: Fields) =>
  db
    .insertInto('accommodation.room')
    .values(columnsOf(fields))
    .returning(['id', 'hotel_id', 'number', 'version'])
    .executeTakeFirstOrThrow()

export const removeRoom = (db: Database, id: number) =>
  db.deleteFrom('accommodation.room').where('id', '=', id).execute()
