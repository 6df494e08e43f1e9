import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { instantOf, type Day, type TimeOfDay } from '#platform/shared/values/dates.ts'

/** A session to be written: where, when, and who teaches it. */
export interface Booking {
  readonly number: number
  readonly day: Day
  readonly startsAt: TimeOfDay
  readonly endsAt: TimeOfDay
  readonly classRoomId: number | null
  readonly moduleId: number | null
  readonly instructorIds: readonly number[]
}

export type Times = Pick<Booking, 'day' | 'startsAt' | 'endsAt'>

/** The session in UTC, by the academy's time zone. */
export const periodOf = (times: Times, timeZone: string) => {
  const from = instantOf(times.day, times.startsAt, timeZone)
  const to = instantOf(times.day, times.endsAt, timeZone)
  return sql<string>`tstzrange(${from}, ${to}, '[)')`
}

/** Writes sessions of a class, in the order given, without who teaches them. */
export async function insertSessions(
  db: Database,
  classId: number,
  bookings: readonly Booking[],
  timeZone: string,
): Promise<number[]> {
  const made = await db
    .insertInto('classes.class_session')
    .values(
      bookings.map((each) => ({
        class_id: classId,
        number: each.number,
        day: each.day,
        starts_at: each.startsAt,
        ends_at: each.endsAt,
        period: periodOf(each, timeZone),
        class_room_id: each.classRoomId,
        module_id: each.moduleId,
      })),
    )
    .returning('id')
    .execute()
  return made.map((row) => row.id)
}

/** Writes who teaches which session; the times are taken over from the session. */
export async function teach(
  db: Database,
  pairs: readonly { sessionId: number; instructorId: number }[],
): Promise<void> {
  if (pairs.length === 0) return
  const sessionIds = pairs.map((each) => each.sessionId)
  const instructorIds = pairs.map((each) => each.instructorId)
  await sql`insert into classes.session_instructor (session_id, instructor_id, period)
    select s.id, w.instructor_id, s.period
    from unnest(${sessionIds}::integer[], ${instructorIds}::integer[]) as w (session_id, instructor_id)
    join classes.class_session s on s.id = w.session_id
    on conflict (session_id, instructor_id) do nothing`.execute(db)
}

/** The first session that is in the class room at that time, but for the one that is being moved. */
export const inClassRoom = (db: Database, classRoomId: number, times: Times, timeZone: string, except: number | null) =>
  db
    .selectFrom('classes.class_session as s')
    .innerJoin('classes.course_class as c', 'c.id', 's.class_id')
    .innerJoin('planning.class_room_facts as r', 'r.class_room_id', 's.class_room_id')
    .where('s.class_room_id', '=', classRoomId)
    .where('s.state', '<>', 'cancelled')
    .where(sql<boolean>`s.period && ${periodOf(times, timeZone)}`)
    .where('s.id', '<>', except ?? 0)
    .select(['c.code', 'r.class_room_code', 's.day', 's.starts_at', 's.ends_at'])
    .limit(1)
    .executeTakeFirst()

/** The first session that one of these teaches at that time, but for the one that is being moved. */
export const taughtBy = (
  db: Database,
  instructorIds: readonly number[],
  times: Times,
  timeZone: string,
  except: number | null,
) =>
  db
    .selectFrom('classes.session_instructor as t')
    .innerJoin('classes.class_session as s', 's.id', 't.session_id')
    .innerJoin('classes.course_class as c', 'c.id', 's.class_id')
    .where('t.instructor_id', 'in', instructorIds)
    .where('t.is_cancelled', '=', false)
    .where(sql<boolean>`t.period && ${periodOf(times, timeZone)}`)
    .where('t.session_id', '<>', except ?? 0)
    .select(['c.code', 't.instructor_id', 's.day', 's.starts_at', 's.ends_at'])
    .limit(1)
    .executeTakeFirst()
