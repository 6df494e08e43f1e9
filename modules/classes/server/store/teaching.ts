import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { settings } from '#platform/server/settings.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { lockPlaces } from '#modules/planning/server/public.ts'
import { guarded, refuseTaken, teach } from './booking.ts'

const toCome = (db: Database, classId: number, now: Date) =>
  db
    .selectFrom('classes.class_session')
    .where('class_id', '=', classId)
    .where('state', '=', 'scheduled')
    .where(sql<boolean>`upper(period) > ${now}`)
    .select(['id', 'day', 'starts_at as startsAt', 'ends_at as endsAt'])
    .orderBy('day')
    .orderBy('starts_at')
    .execute()

/** Gives the sessions still to come to this instructor; a clashing class is named. */
export async function takeSessions(db: Database, classId: number, instructorId: number, now: Date): Promise<void> {
  const sessions = await toCome(db, classId, now)
  if (sessions.length === 0) return
  const { timeZone } = await settings(db)
  const bookings = sessions.map((each) => ({ ...each, roomId: null, instructorIds: [instructorId] }))
  await lockPlaces(db, { rooms: [], instructors: [instructorId] })
  await leaveAll(db, sessions, instructorId)
  await refuseTaken(db, bookings, timeZone, null)
  await guarded(db, bookings, timeZone, null, () =>
    teach(
      db,
      sessions.map((each) => ({ sessionId: each.id, instructorId })),
    ),
  )
}

// Somebody who assisted and now leads would else be in the own way.
const leaveAll = (db: Database, sessions: readonly { id: number }[], instructorId: number) =>
  db
    .deleteFrom('classes.session_instructor')
    .where('instructor_id', '=', instructorId)
    .where(
      'session_id',
      'in',
      sessions.map((each) => each.id),
    )
    .execute()

/** What a substitute would have to teach, and who leads now. */
export async function sessionsToTeach(db: Database, classId: number, now: Date) {
  const found = await db
    .selectFrom('classes.course_class')
    .where('id', '=', classId)
    .select(['course_id as courseId', 'plan_row_id as rowId'])
    .executeTakeFirst()
  if (!found) refuse(notFound)
  const named = await db
    .selectFrom('classes.class_instructor')
    .where('class_id', '=', classId)
    .where((eb) => eb.or([eb('role', '=', 'lead'), eb('state', '=', 'rejected')]))
    .select('instructor_id')
    .execute()
  const sessions = await toCome(db, classId, now)
  return {
    ...found,
    sessions: sessions.map((each) => ({
      ...each,
      startsAt: each.startsAt.slice(0, 5),
      endsAt: each.endsAt.slice(0, 5),
    })),
    leads: named.map((row) => row.instructor_id),
  }
}
