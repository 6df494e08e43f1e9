import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/values/dates.ts'

/* What the clock asks for. */

/** Sessions that are over were held, in classes that take place. */
export async function holdPastSessions(db: Database, now: Date): Promise<void> {
  await db
    .updateTable('classes.class_session')
    .set({ state: 'held' })
    .where('state', '=', 'scheduled')
    .where(sql<boolean>`upper(period) < ${now}`)
    .where('class_id', 'in', (eb) =>
      eb.selectFrom('classes.course_class').select('id').where('state', 'in', ['confirmed', 'running', 'ended']),
    )
    .execute()
}

/** Classes whose state the date or the number of people may change. */
export async function classesToMoveOn(db: Database, today: Day): Promise<number[]> {
  const due = await db
    .selectFrom('classes.course_class')
    .where((eb) =>
      eb.or([
        eb('state', 'in', ['open', 'tentative']),
        eb.and([eb('state', '=', 'confirmed'), eb('starts_on', '<=', today)]),
        eb.and([eb('state', '=', 'running'), eb('ends_on', '<', today)]),
      ]),
    )
    .select('id')
    .orderBy('id')
    .execute()
  return due.map((row) => row.id)
}

/** Instructors who have not answered within the days, at most twice reminded; locked, without those whom somebody else has. */
export const silentInstructors = (db: Database, now: Date, days: number) =>
  db
    .selectFrom('classes.class_staff as i')
    .innerJoin('classes.course_class as c', 'c.id', 'i.class_id')
    .where('c.state', 'in', ['open', 'tentative', 'confirmed'])
    .where('i.state', '=', 'asked')
    .where('i.reminders', '<', 2)
    .where(sql<boolean>`i.asked_at + make_interval(days => ${days}::integer * (i.reminders + 1)) < ${now}`)
    .where('i.instructor_id', 'is not', null)
    .select(['i.id', 'i.role', 'i.reminders'])
    .select((eb) => eb.ref('i.instructor_id').$notNull().as('instructorId'))
    .select(['c.id as classId', 'c.code', 'c.coordinator_id as coordinatorId'])
    .orderBy('i.id')
    .forUpdate('i')
    .skipLocked()
    .execute()

/** Confirmed classes that start after today and by the day, with their first session, whose start no fact of this kind tells yet. */
export const startsToAnnounce = (db: Database, kind: string, today: Day, until: Day) =>
  db
    .selectFrom('classes.course_class as c')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('classes.class_session as f')
          .whereRef('f.class_id', '=', 'c.id')
          .where('f.state', '=', 'scheduled')
          .orderBy('f.day')
          .orderBy('f.starts_at')
          .limit(1)
          .select(['f.day', 'f.starts_at'])
          .as('s'),
      (join) => join.onTrue(),
    )
    .where('c.state', '=', 'confirmed')
    .where('c.starts_on', '>', today)
    .where('c.starts_on', '<=', until)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('platform.event as e')
            .whereRef('e.subject_id', '=', 'c.id')
            .where('e.subject_type', '=', 'courseClass')
            .where('e.kind', '=', kind)
            .where(sql<boolean>`e.data->>'startsOn' = c.starts_on::text`)
            .select('e.id'),
        ),
      ),
    )
    .select(['c.id', 's.day', 's.starts_at as startsAt'])
    .orderBy('c.id')
    .execute()

/** One at a time over all processes: each sees what the one before has announced. */
export const awaitOtherAnnouncers = async (db: Database): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('classes-announce-starts', 0))`.execute(db)
}
