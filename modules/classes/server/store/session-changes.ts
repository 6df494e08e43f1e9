import { refuseChanged } from '#modules/accounts/server/public.ts'
import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/dates.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { holidaysBetween } from '#modules/planning/server/public.ts'
import type { Planner } from '#modules/planning/rules/planner.ts'
import { sessionOnHoliday, sessionOutsideDates } from '../../contract/refusals.ts'
import { sessionFault } from '../../rules/session-place.ts'
import { guarded, periodOf, refuseTaken, teach, type Booking } from './booking.ts'
import { lockPlaces } from '#modules/planning/server/public.ts'

/** Refuses days outside of the class's dates, and holidays without an administrator's waiver. */
export async function refuseMisplaced(
  db: Database,
  within: { startsOn: Day; endsOn: Day },
  days: readonly Day[],
  waiver: { who: Planner | null; reason: string | undefined },
): Promise<void> {
  const sorted = [...days].sort()
  if (!sorted[0]) return
  const holidays = await holidaysBetween(db, sorted[0], sorted.at(-1)!)
  for (const day of sorted) {
    const holiday = holidays.find((each) => each.firstDay <= day && day <= each.lastDay)
    const fault = sessionFault(day, within, holiday !== undefined, waiver)
    if (fault === 'sessionOutsideDates') refuse(sessionOutsideDates, { day, from: within.startsOn, to: within.endsOn })
    if (fault === 'sessionOnHoliday')
      refuse(sessionOnHoliday, { day, holiday: holiday?.name.ar ?? '', holidayEn: holiday?.name.en ?? '' })
  }
}

/** Who teaches a new session: the lead, as long as the lead has not rejected. */
export async function leadOf(db: Database, classId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('classes.class_instructor')
    .where('class_id', '=', classId)
    .where('role', '=', 'lead')
    .where('state', '<>', 'rejected')
    .select('instructor_id')
    .execute()
  return rows.map((row) => row.instructor_id)
}

/** Sessions are numbered by time; a cancelled one keeps the number it had. */
export async function renumber(db: Database, classId: number): Promise<void> {
  await sql`update classes.class_session s set number = o.place
    from (select id, row_number() over (order by day, starts_at) as place
      from classes.class_session where class_id = ${classId} and state <> 'cancelled') o
    where o.id = s.id and s.number <> o.place`.execute(db)
}

/** The session, locked; another version is `changedMeanwhile`. */
export async function lockSession(db: Database, id: number, version?: number) {
  const session = await db
    .selectFrom('classes.class_session')
    .where('id', '=', id)
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
  if (!session) refuse(notFound)
  if (version !== undefined && session.version !== version) return refuseChanged(db, ['classSession', id])
  return session
}

/** Moves a session; who teaches it moves along. The clashing class is named where the place is taken. */
export async function moveSession(
  db: Database,
  session: { id: number; version: number },
  to: Omit<Booking, 'number'>,
  timeZone: string,
) {
  await lockPlaces(db, { rooms: to.roomId === null ? [] : [to.roomId], instructors: to.instructorIds })
  await refuseTaken(db, [to], timeZone, session.id)
  const period = periodOf(to, timeZone)
  return guarded(db, [to], timeZone, session.id, async () => {
    await db.deleteFrom('classes.session_instructor').where('session_id', '=', session.id).execute()
    const saved = await db
      .updateTable('classes.class_session')
      .set({
        day: to.day,
        starts_at: to.startsAt,
        ends_at: to.endsAt,
        period,
        room_id: to.roomId,
        module_id: to.moduleId,
        version: session.version + 1,
      })
      .where('id', '=', session.id)
      .returning(['id as ID', 'version as Version'])
      .executeTakeFirstOrThrow()
    await teach(
      db,
      to.instructorIds.map((instructorId) => ({ sessionId: session.id, instructorId })),
    )
    return saved
  })
}

/** Cancels these sessions of a class: all still to come, or one. Room and instructors are free again. */
export async function cancelSessions(db: Database, classId: number, which: { id: number } | 'all'): Promise<number> {
  const cancelled = await db
    .updateTable('classes.class_session')
    .set({ state: 'cancelled', version: sql<number>`version + 1` })
    .where('class_id', '=', classId)
    .where('state', '=', 'scheduled')
    .$if(which !== 'all', (q) => q.where('id', '=', (which as { id: number }).id))
    .returning('id')
    .execute()
  if (cancelled.length)
    await db
      .updateTable('classes.session_instructor')
      .set({ is_cancelled: true })
      .where(
        'session_id',
        'in',
        cancelled.map((row) => row.id),
      )
      .execute()
  await renumber(db, classId)
  return cancelled.length
}

export async function deleteSession(db: Database, classId: number, id: number): Promise<void> {
  await db.deleteFrom('classes.class_session').where('id', '=', id).execute()
  await renumber(db, classId)
}
