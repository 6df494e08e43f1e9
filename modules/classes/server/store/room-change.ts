import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { lockPlaces } from '#modules/planning/server/public.ts'
import { guarded, refuseTaken } from './booking.ts'

/** The days on which the class meets. */
export async function sessionDays(db: Database, classId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('classes.class_session')
    .where('class_id', '=', classId)
    .where('state', '<>', 'cancelled')
    .select('day')
    .distinct()
    .orderBy('day')
    .execute()
  return rows.map((row) => row.day)
}

/** The sessions still to come meet in this room from now on; a clashing class is named. */
export async function moveRoom(
  db: Database,
  classId: number,
  roomId: number | null,
  now: Date,
  timeZone: string,
): Promise<void> {
  const moving = await db
    .selectFrom('classes.class_session')
    .where('class_id', '=', classId)
    .where('state', '=', 'scheduled')
    .where(sql<boolean>`lower(period) > ${now}`)
    .where((eb) => eb('room_id', 'is distinct from', roomId))
    .select(['id', 'day', 'starts_at as startsAt', 'ends_at as endsAt'])
    .execute()
  if (moving.length === 0) return
  const bookings = moving.map((each) => ({ ...each, roomId, instructorIds: [] }))
  await lockPlaces(db, { rooms: roomId === null ? [] : [roomId], instructors: [] })
  await refuseTaken(db, bookings, timeZone, null)
  await guarded(db, bookings, timeZone, null, () =>
    db
      .updateTable('classes.class_session')
      .set({ room_id: roomId, version: sql<number>`version + 1` })
      .where(
        'id',
        'in',
        moving.map((each) => each.id),
      )
      .execute(),
  )
}
