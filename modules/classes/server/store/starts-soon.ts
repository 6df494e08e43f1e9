import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { byItself } from '#platform/server/audit/by.ts'
import { recordEvent } from '#platform/server/event.ts'
import { settings } from '#platform/server/settings.ts'
import { addDays, dayOf } from '#platform/shared/dates.ts'
import { startAlertDays } from '../../rules/class-states.ts'

/** Announces once, and once more after a new first day, each confirmed class that starts within the days of the alert. */
export async function announceStarts(db: Database, now: Date): Promise<void> {
  // One at a time over all processes: each sees what the one before has announced.
  await sql`select pg_advisory_xact_lock(hashtextextended('classes-announce-starts', 0))`.execute(db)
  const today = dayOf(now, (await settings(db)).timeZone)
  const soon = await db
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
    .where('c.starts_on', '<=', addDays(today, startAlertDays))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('platform.event as e')
            .whereRef('e.subject_id', '=', 'c.id')
            .where('e.subject_type', '=', 'courseClass')
            .where('e.kind', '=', 'courseClassStartsSoon')
            .where(sql<boolean>`e.data->>'startsOn' = c.starts_on::text`)
            .select('e.id'),
        ),
      ),
    )
    .select(['c.id', 'c.code', 'c.starts_on as startsOn', 's.day', 's.starts_at as startsAt'])
    .orderBy('c.id')
    .execute()
  for (const { id, code, startsOn, day, startsAt } of soon)
    await recordEvent(
      db,
      {
        kind: 'courseClassStartsSoon',
        subject: ['courseClass', id],
        data: { classId: id, code, startsOn, day, from: startsAt.slice(0, 5) },
      },
      byItself,
    )
}
