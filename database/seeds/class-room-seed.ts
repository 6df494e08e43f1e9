import { json, type Database } from '#platform/server/database.ts'
import { idsByCode } from './ids-by-code.ts'
import { insertMany, insertReturningIds } from './insert-many.ts'

export interface ClassRoomSeed {
  readonly code: string
  readonly name: readonly [ar: string, en: string, fr: string]
  readonly type: string
  readonly capacity: number
  readonly building: string
  readonly floor: string
  /** Whole US dollars. */
  readonly dayPrice: number
  /** Between which times of day it may be booked; at any time where not said. */
  readonly bookable?: readonly [from: string, to: string]
  readonly facilities: readonly string[]
}

/** Inserts the class rooms with their facilities; gives their ids by code. */
export async function insertClassRooms(
  db: Database,
  classRooms: readonly ClassRoomSeed[],
): Promise<Map<string, number>> {
  const types = await idsByCode(db, 'lookups.class_room_kind')
  const facilities = await idsByCode(db, 'lookups.facility')
  const ids = await insertReturningIds(
    db,
    'planning.class_room',
    classRooms.map((classRoom) => ({
      code: classRoom.code,
      name: json({ ar: classRoom.name[0], en: classRoom.name[1], fr: classRoom.name[2] }),
      kind_id: types.get(classRoom.type)!,
      capacity: classRoom.capacity,
      building: classRoom.building,
      floor: classRoom.floor,
      day_price_minor: classRoom.dayPrice * 100,
      bookable_from: classRoom.bookable?.[0] ?? null,
      bookable_to: classRoom.bookable?.[1] ?? null,
    })),
  )
  await insertMany(
    db,
    'planning.class_room_facility',
    classRooms.flatMap((classRoom, at) =>
      classRoom.facilities.map((code) => ({ class_room_id: ids[at]!, facility_id: facilities.get(code)! })),
    ),
  )
  return new Map(classRooms.map((classRoom, at) => [classRoom.code, ids[at]!]))
}
