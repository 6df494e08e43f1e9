import { lockPlaces } from '#modules/planning/server/public.ts'
import { putClassRoom, sessionsElsewhere } from '../store/class-rooms.ts'
import { guarded, refuseTaken } from './booking.ts'
import type { Doing } from './doing.ts'

/** The sessions still to come meet in this class room from now on; a clashing class is named. */
export async function moveClassRoom(
  { db, now, timeZone }: Doing,
  classId: number,
  classRoomId: number | null,
): Promise<void> {
  const moving = await sessionsElsewhere(db, classId, classRoomId, now)
  if (moving.length === 0) return
  const bookings = moving.map((each) => ({ ...each, classRoomId, instructorIds: [] }))
  await lockPlaces(db, { classRooms: classRoomId === null ? [] : [classRoomId], instructors: [] })
  await refuseTaken(db, bookings, timeZone, null)
  const ids = moving.map((each) => each.id)
  await guarded(db, bookings, timeZone, null, () => putClassRoom(db, ids, classRoomId))
}
