import type { Database } from '#platform/server/database.ts'
import { addDays, type Day } from '#platform/shared/values/dates.ts'
import { idsByCode } from '../ids-by-code.ts'
import { insertMany, insertReturningIds } from '../insert-many.ts'

/** A room with its number, or an allotment of several. */
const rooms = [
  { number: '101', count: 1, type: 'SINGLE', facilities: ['WIFI', 'AIRCONDITION', 'DESK'] },
  { number: '102', count: 1, type: 'SINGLE', facilities: ['WIFI', 'AIRCONDITION', 'DESK', 'ACCESSIBLE'] },
  { number: '201', count: 1, type: 'DOUBLE', facilities: ['WIFI', 'AIRCONDITION', 'KITCHEN'] },
  { number: '', count: 12, type: 'DOUBLE', facilities: ['WIFI', 'AIRCONDITION', 'BREAKFAST'] },
  { number: '', count: 4, type: 'TRIPLE', facilities: ['WIFI', 'LAUNDRY'] },
] as const

/** US dollars a night of the whole room: until today, and from then on. */
const nightly = { SINGLE: [45, 50], DOUBLE: [60, 66], TRIPLE: [75, 84] } as const

/** The academy's guest house with its rooms, and what they cost in the year before `today` and in the year after. */
export async function insertRooms(db: Database, today: Day): Promise<void> {
  const hotel = (await idsByCode(db, 'lookups.hotel')).get('GUESTHOUSE')!
  const types = await idsByCode(db, 'lookups.room_type')
  const facilities = await idsByCode(db, 'lookups.room_facility')
  const ids = await insertReturningIds(
    db,
    'accommodation.room',
    rooms.map(({ number, count, type }) => ({ hotel_id: hotel, number, count, room_type_id: types.get(type)! })),
  )
  await insertMany(
    db,
    'accommodation.room_room_facility',
    rooms.flatMap((room, at) =>
      room.facilities.map((code) => ({ room_id: ids[at]!, room_facility_id: facilities.get(code)! })),
    ),
  )
  const periods = [
    { first_night: addDays(today, -365), last_night: addDays(today, -1) },
    { first_night: today, last_night: addDays(today, 365) },
  ]
  await insertMany(
    db,
    'accommodation.room_price',
    Object.entries(nightly).flatMap(([type, dollars]) =>
      periods.map((period, at) => ({
        ...period,
        hotel_id: hotel,
        room_type_id: types.get(type)!,
        price_minor: dollars[at]! * 100,
        currency: 'USD',
      })),
    ),
  )
}
