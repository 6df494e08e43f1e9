import { refuseChanged } from '#modules/accounts/server/public.ts'
import { sql } from 'kysely'
import { json, matches, type Database } from '#platform/server/database.ts'
import { paged } from '#platform/server/paged.ts'
import type { Argument } from '#platform/shared/call.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { planningCalls } from '../../contract/calls.ts'
import { roomCodeUsed, roomInUse } from '../../contract/refusals.ts'

type Query = Argument<typeof planningCalls.getRooms>['query']
type Fields = Argument<typeof planningCalls.addRoom>['body']

const sortColumns = {
  Code: 'r.code',
  Name: sql`r.name->>'ar'`,
  Capacity: 'r.capacity',
  Building: 'r.building',
} as const

const rooms = (db: Database) =>
  db
    .selectFrom('planning.room as r')
    .leftJoin('lookups.room_type as t', 't.id', 'r.room_type_id')
    .select([
      'r.id as ID',
      'r.code as Code',
      'r.name as Name',
      'r.room_type_id as RoomTypeID',
      't.name as RoomTypeName',
      'r.capacity as Capacity',
      'r.building as Building',
      'r.floor as Floor',
      'r.day_price_minor as priceMinor',
      'r.currency',
      'r.is_active as IsActive',
      'r.version as Version',
    ])

type Row = Awaited<ReturnType<ReturnType<typeof rooms>['executeTakeFirstOrThrow']>>

async function withFacilities(db: Database, rows: Row[]) {
  const facilities = rows.length
    ? await db
        .selectFrom('planning.room_facility as x')
        .innerJoin('lookups.facility as f', 'f.id', 'x.facility_id')
        .where(
          'x.room_id',
          'in',
          rows.map((row) => row.ID),
        )
        .select(['x.room_id', 'f.id as ID', 'f.name as Name'])
        .orderBy('f.position')
        .execute()
    : []
  return rows.map(({ priceMinor, currency, ...row }) => ({
    ...row,
    DayPrice: { Minor: priceMinor, Currency: currency },
    Facilities: facilities.filter((each) => each.room_id === row.ID).map(({ ID, Name }) => ({ ID, Name })),
  }))
}

export async function listRooms(db: Database, query: Query) {
  const filtered = db
    .selectFrom('planning.room as r')
    .$if(query.search !== undefined && query.search !== '', (q) => q.where(matches('r.search', query.search!)))
    .$if(query.RoomTypeID !== undefined, (q) => q.where('r.room_type_id', '=', query.RoomTypeID!))
    .$if(query.MinCapacity !== undefined, (q) => q.where('r.capacity', '>=', query.MinCapacity!))
    .$if(query.IsActive !== undefined, (q) => q.where('r.is_active', '=', query.IsActive!))
    .$if(query.FacilityID !== undefined, (q) =>
      q.where((eb) =>
        eb.exists(
          eb
            .selectFrom('planning.room_facility as x')
            .select('x.room_id')
            .whereRef('x.room_id', '=', 'r.id')
            .where('x.facility_id', '=', query.FacilityID!),
        ),
      ),
    )
  const sort = query.sort ?? 'Code'
  const column = sortColumns[sort.replace('-', '') as keyof typeof sortColumns]
  const ordered = filtered
    .select('r.id')
    .orderBy(column as never, sort.startsWith('-') ? 'desc' : 'asc')
    .orderBy('r.id')
  const { rows: ids, total } = await paged(ordered, filtered, query)
  const order = new Map(ids.map((row, index) => [row.id, index]))
  const rows = ids.length
    ? await rooms(db)
        .where('r.id', 'in', [...order.keys()])
        .execute()
    : []
  rows.sort((a, b) => order.get(a.ID)! - order.get(b.ID)!)
  return { Items: await withFacilities(db, rows), Total: total }
}

export async function findRoom(db: Database, id: number) {
  const found = await rooms(db).where('r.id', '=', id).execute()
  const [room] = await withFacilities(db, found)
  return room ?? refuse(notFound)
}

const columnsOf = (fields: Fields) => ({
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

async function refuseUsedCode(db: Database, code: string, exceptId: number | null): Promise<void> {
  const other = await db
    .selectFrom('planning.room')
    .where('code', '=', code)
    .$if(exceptId !== null, (q) => q.where('id', '<>', exceptId!))
    .select('id')
    .executeTakeFirst()
  if (other) refuse(roomCodeUsed, { code }, [{ path: 'Code', code: 'alreadyUsed' }])
}

async function putFacilities(db: Database, roomId: number, facilityIds: readonly number[]): Promise<void> {
  await db.deleteFrom('planning.room_facility').where('room_id', '=', roomId).execute()
  if (facilityIds.length === 0) return
  const known = await db.selectFrom('lookups.facility').where('id', 'in', facilityIds).select('id').execute()
  await db
    .insertInto('planning.room_facility')
    .values(known.map(({ id }) => ({ room_id: roomId, facility_id: id })))
    .execute()
}

export async function addRoom(db: Database, fields: Fields): Promise<{ ID: number; Version: number }> {
  await refuseUsedCode(db, fields.Code, null)
  const room = await db
    .insertInto('planning.room')
    .values(columnsOf(fields))
    .returning(['id as ID', 'version as Version'])
    .executeTakeFirstOrThrow()
  await putFacilities(db, room.ID, fields.FacilityIDs)
  return room
}

export async function changeRoom(db: Database, id: number, fields: Fields, version: number) {
  await refuseUsedCode(db, fields.Code, id)
  const room = await db
    .updateTable('planning.room')
    .set({ ...columnsOf(fields), version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(['id as ID', 'version as Version'])
    .executeTakeFirst()
  if (!room) {
    await findRoom(db, id)
    return refuseChanged(db, ['room', id])
  }
  await putFacilities(db, id, fields.FacilityIDs)
  return room
}

/** Deletes the room; one that plan rows or sessions name is refused. */
export async function removeRoom(db: Database, id: number): Promise<void> {
  const room = await findRoom(db, id)
  const isUsed = await db
    .selectNoFrom((eb) =>
      eb
        .or([
          eb.exists(eb.selectFrom('planning.plan_row').select('id').where('room_id', '=', id)),
          eb.exists(eb.selectFrom('planning.used_room_facts').select('room_id').where('room_id', '=', id)),
        ])
        .as('used'),
    )
    .executeTakeFirstOrThrow()
  if (isUsed.used) refuse(roomInUse, { code: room.Code })
  await db.deleteFrom('planning.room').where('id', '=', id).execute()
}
