import { lockPlaces } from '#modules/planning/server/public.ts'
import { putRoom, sessionsElsewhere } from '../store/rooms.ts'
import { guarded, refuseTaken } from './booking.ts'
import type { Doing } from './doing.ts'

/** The sessions still to come meet in this room from now on; a clashing class is named. */
export async function moveRoom({ db, now, timeZone }: Doing, classId: number, roomId: number | null): Promise<void> {
  const moving = await sessionsElsewhere(db, classId, roomId, now)
  if (moving.length === 0) return
  const bookings = moving.map((each) => ({ ...each, roomId, instructorIds: [] }))
  await lockPlaces(db, { rooms: roomId === null ? [] : [roomId], instructors: [] })
  await refuseTaken(db, bookings, timeZone, null)
  const ids = moving.map((each) => each.id)
  await guarded(db, bookings, timeZone, null, () => putRoom(db, ids, roomId))
}
