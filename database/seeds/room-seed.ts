import { json, type Database } from '#platform/server/database.ts'
import { idsByCode } from './ids-by-code.ts'
import { insertMany, insertReturningIds } from './insert-many.ts'

export interface RoomSeed {
  readonly code: string
  readonly name: readonly [ar: string, en: string, fr: string]
  readonly type: string
  readonly capacity: number
  readonly building: string
  readonly floor: string
  /** Whole US dollars. */
  readonly dayPrice: number
  readonly facilities: readonly string[]
}

/** Inserts the rooms with their facilities; gives their ids by code. */
export async function insertRooms(db: Database, rooms: readonly RoomSeed[]): Promise<Map<string, number>> {
  const types = await idsByCode(db, 'lookups.room_type')
  const facilities = await idsByCode(db, 'lookups.facility')
  const ids = await insertReturningIds(
    db,
    'planning.room',
    rooms.map((room) => ({
      code: room.code,
      name: json({ ar: room.name[0], en: room.name[1], fr: room.name[2] }),
      room_type_id: types.get(room.type)!,
      capacity: room.capacity,
      building: room.building,
      floor: room.floor,
      day_price_minor: room.dayPrice * 100,
    })),
  )
  await insertMany(
    db,
    'planning.room_facility',
    rooms.flatMap((room, at) =>
      room.facilities.map((code) => ({ room_id: ids[at]!, facility_id: facilities.get(code)! })),
    ),
  )
  return new Map(rooms.map((room, at) => [room.code, ids[at]!]))
}
