import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { instantOf, type Day, type TimeOfDay } from '#platform/shared/dates.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { instructorNames, lockPlaces } from '#modules/planning/server/public.ts'
import { instructorTaken, roomTaken, sessionTwice } from '../../contract/refusals.ts'

/** A session to be written: where, when, and who teaches it. */
export interface Booking {
  readonly number: number
  readonly day: Day
  readonly startsAt: TimeOfDay
  readonly endsAt: TimeOfDay
  readonly roomId: number | null
  readonly moduleId: number | null
  readonly instructorIds: readonly number[]
}

type Times = Pick<Booking, 'day' | 'startsAt' | 'endsAt'>

/** The session in UTC, by the academy's time zone. */
export const periodOf = (times: Times, timeZone: string) => {
  const from = instantOf(times.day, times.startsAt, timeZone)
  const to = instantOf(times.day, times.endsAt, timeZone)
  return sql<string>`tstzrange(${from}, ${to}, '[)')`
}

/**
 * Writes the sessions of a class. Rivals for the same rooms and instructors queue; the first gets them, the others are
 * refused with the class that has them. The exclusion constraints decide; what is looked up before only words the refusal.
 */
export async function bookSessions(
  db: Database,
  classId: number,
  bookings: readonly Booking[],
  timeZone: string,
): Promise<number[]> {
  if (bookings.length === 0) return []
  await lockPlaces(db, {
    rooms: bookings.flatMap((each) => each.roomId ?? []),
    instructors: bookings.flatMap((each) => each.instructorIds),
  })
  await refuseTaken(db, bookings, timeZone, null)
  return guarded(db, bookings, timeZone, null, async () => {
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
          room_id: each.roomId,
          module_id: each.moduleId,
        })),
      )
      .returning('id')
      .execute()
    await teach(
      db,
      made.flatMap(({ id }, index) =>
        bookings[index]!.instructorIds.map((instructorId) => ({ sessionId: id, instructorId })),
      ),
    )
    return made.map((row) => row.id)
  })
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

/** Runs a write; where a constraint refuses it, says which class is in the way. `except`: the session that is being moved. */
export async function guarded<Result>(
  db: Database,
  bookings: readonly (Times & Pick<Booking, 'roomId' | 'instructorIds'>)[],
  timeZone: string,
  except: number | null,
  write: () => Promise<Result>,
): Promise<Result> {
  // A refused statement ends the transaction, and the clashing class could no longer be asked for.
  await sql`savepoint booking`.execute(db)
  try {
    const result = await write()
    await sql`release savepoint booking`.execute(db)
    return result
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string }
    if (code !== '23P01' && constraint !== 'session_once') throw error
    await sql`rollback to savepoint booking`.execute(db)
    await refuseTaken(db, bookings, timeZone, except)
    // Nobody else's: the class's own sessions are in each other's way.
    const [first] = bookings
    refuse(sessionTwice, { day: first?.day ?? '', from: first?.startsAt ?? '' })
  }
}

/** Refuses with the first session that is in the way of these, if one is. */
export async function refuseTaken(
  db: Database,
  bookings: readonly (Times & Pick<Booking, 'roomId' | 'instructorIds'>)[],
  timeZone: string,
  except: number | null,
): Promise<void> {
  for (const wanted of bookings) {
    const period = periodOf(wanted, timeZone)
    if (wanted.roomId !== null) {
      const taken = await db
        .selectFrom('classes.class_session as s')
        .innerJoin('classes.course_class as c', 'c.id', 's.class_id')
        .innerJoin('planning.room_facts as r', 'r.room_id', 's.room_id')
        .where('s.room_id', '=', wanted.roomId)
        .where('s.state', '<>', 'cancelled')
        .where(sql<boolean>`s.period && ${period}`)
        .where('s.id', '<>', except ?? 0)
        .select(['c.code', 'r.room_code', 's.day', 's.starts_at', 's.ends_at'])
        .limit(1)
        .executeTakeFirst()
      if (taken) refuse(roomTaken, { room: taken.room_code ?? '', ...whose(taken) })
    }
    if (wanted.instructorIds.length === 0) continue
    const busy = await db
      .selectFrom('classes.session_instructor as t')
      .innerJoin('classes.class_session as s', 's.id', 't.session_id')
      .innerJoin('classes.course_class as c', 'c.id', 's.class_id')
      .where('t.instructor_id', 'in', wanted.instructorIds)
      .where('t.is_cancelled', '=', false)
      .where(sql<boolean>`t.period && ${period}`)
      .where('t.session_id', '<>', except ?? 0)
      .select(['c.code', 't.instructor_id', 's.day', 's.starts_at', 's.ends_at'])
      .limit(1)
      .executeTakeFirst()
    if (busy) {
      const [person] = await instructorNames(db, [busy.instructor_id])
      refuse(instructorTaken, {
        instructor: person?.name.ar ?? '',
        instructorEn: person?.name.en ?? '',
        ...whose(busy),
      })
    }
  }
}

const whose = (taken: { code: string; day: Day; starts_at: string; ends_at: string }) => ({
  class: taken.code,
  day: taken.day,
  from: taken.starts_at.slice(0, 5),
  to: taken.ends_at.slice(0, 5),
})
