import { sql } from 'kysely'
import { moneyOf, type Database } from '#platform/server/database.ts'
import { byText } from '#platform/server/reading/both-names.ts'
import { listOf } from '#platform/server/reading/list.ts'
import { everybody } from '#platform/server/reading/reach.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Argument } from '#platform/shared/call.ts'
import { addDays, type Day } from '#platform/shared/values/dates.ts'
import type { accommodationCalls } from '../../contract/calls.ts'
import type { PeriodPrice } from '../../rules/stay.ts'

type Fields = Argument<typeof accommodationCalls.addRoomPrice>['body']

export const roomPrices = listOf<typeof accommodationCalls.getRoomPrices, { readonly actor: Actor }>()({
  reach: () => everybody('prices of rooms are the academy’s; the call admits those who keep its lists'),
  rows: (db) =>
    db
      .selectFrom('accommodation.room_price as p')
      .innerJoin('lookups.hotel as h', 'h.id', 'p.hotel_id')
      .innerJoin('lookups.room_type as t', 't.id', 'p.room_type_id')
      .select(['p.id as ID', 'p.hotel_id as HotelID', 'h.name as HotelName', 'h.city as City'])
      .select(['p.room_type_id as RoomTypeID', 't.name as RoomTypeName', 't.occupancy as Occupancy'])
      .select(['p.first_night as FirstNight', 'p.last_night as LastNight'])
      .select([sql<number>`p.last_night - p.first_night + 1`.as('Nights'), 'p.version as Version'])
      .select(moneyOf('p.price_minor', 'p.currency').as('Price')),
  id: 'p.id',
  filters: {
    Night: (night) => sql`p.first_night <= ${night} and p.last_night >= ${night}`,
    Currency: 'p.currency',
  },
  orders: { HotelName: byText('h.name') },
})

/** The price, locked until the transaction ends. */
export const lockedRoomPrice = (db: Database, id: number) =>
  db
    .selectFrom('accommodation.room_price')
    .where('id', '=', id)
    .select(['id', 'hotel_id', 'room_type_id', 'version'])
    .forUpdate()
    .executeTakeFirst()
export type LockedRoomPrice = NonNullable<Awaited<ReturnType<typeof lockedRoomPrice>>>

export const columnsOf = (fields: Fields) => ({
  hotel_id: fields.HotelID,
  room_type_id: fields.RoomTypeID,
  first_night: fields.FirstNight,
  last_night: fields.LastNight,
  price_minor: fields.Price.Minor,
  currency: fields.Price.Currency,
})

export const insertRoomPrice = (db: Database, fields: Fields) =>
  db
    .insertInto('accommodation.room_price')
    .values(columnsOf(fields))
    .returning(['id', 'hotel_id', 'room_type_id', 'version'])
    .executeTakeFirstOrThrow()

export const removeRoomPrice = (db: Database, id: number) =>
  db.deleteFrom('accommodation.room_price').where('id', '=', id).execute()

/** The first of the prices of this hotel and type, but for one, that hold in some of these nights. */
export const overlapping = (db: Database, fields: Fields, exceptId: number | null) =>
  db
    .selectFrom('accommodation.room_price')
    .where('hotel_id', '=', fields.HotelID)
    .where('room_type_id', '=', fields.RoomTypeID)
    .where('first_night', '<=', fields.LastNight)
    .where('last_night', '>=', fields.FirstNight)
    .$if(exceptId !== null, (q) => q.where('id', '<>', exceptId!))
    .select(['first_night as from', 'last_night as to'])
    .orderBy('first_night')
    .limit(1)
    .executeTakeFirst()

/** Which room, from which night on, for how many nights. */
export interface Stay {
  readonly hotelId: number
  readonly roomTypeId: number
  readonly firstNight: Day
  readonly nights: number
}

/** The prices that hold in some of the nights of the stay. */
export async function pricesDuring(db: Database, stay: Stay): Promise<PeriodPrice[]> {
  return db
    .selectFrom('accommodation.room_price')
    .where('hotel_id', '=', stay.hotelId)
    .where('room_type_id', '=', stay.roomTypeId)
    .where('first_night', '<=', addDays(stay.firstNight, Math.max(stay.nights - 1, 0)))
    .where('last_night', '>=', stay.firstNight)
    .select(['first_night as firstNight', 'last_night as lastNight', moneyOf('price_minor', 'currency').as('price')])
    .orderBy('first_night')
    .execute()
}
