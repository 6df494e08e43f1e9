import { sql } from 'kysely'
import { isTaughtBy } from '#modules/classes/server/public.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { addDays, dayOf, instantOf } from '#platform/shared/values/dates.ts'
import type { Database } from '#platform/server/database.ts'
import { markerOf, mayMark } from '../../rules/marking.ts'
import { hasUnmarked } from './readable-classes.ts'

/** No sheet of an instructor is open longer after its day. */
const daysOpen = 3

const taughtSessions = (db: Database, actor: Actor) =>
  db
    .selectFrom('classes.session_facts as s')
    .innerJoin('classes.class_facts as c', 'c.class_id', 's.class_id')
    .where(isTaughtBy(actor, 's.class_id'))
    .where('c.class_state', 'in', ['confirmed', 'running', 'ended'])

/** What the actor, who instructs them, teaches today, in the order of its beginning. */
export async function sessionsToday(db: Database, actor: Actor, now: Date, timeZone: string) {
  if (markerOf(actor) !== 'ownInstructor') return []
  return taughtSessions(db, actor)
    .where('s.day', '=', dayOf(now, timeZone))
    .where('s.session_state', '<>', 'cancelled')
    .select([
      's.session_id as SessionID',
      's.class_id as CourseClassID',
      's.starts_at as startsAt',
      's.ends_at as endsAt',
    ])
    .orderBy('s.starts_at')
    .orderBy('s.session_id')
    .execute()
}

/** Sessions of the actor's own classes that the actor, who instructs them, may mark now and that have people without a mark, the oldest first. */
export async function openSheets(db: Database, actor: Actor, now: Date, timeZone: string) {
  if (markerOf(actor) !== 'ownInstructor') return []
  const today = dayOf(now, timeZone)
  const rows = await taughtSessions(db, actor)
    .where('s.day', '>=', addDays(today, -daysOpen))
    .where('s.day', '<=', addDays(today, 1))
    .where(hasUnmarked)
    .select([
      's.session_id as SessionID',
      's.session_number as SessionNumber',
      's.class_id as CourseClassID',
      'c.class_code as ClassCode',
      'c.course_name as CourseName',
      's.day as Day',
      's.starts_at as StartsAt',
      's.ends_at as EndsAt',
      's.session_state as state',
    ])
    .select(
      sql<number>`(select count(*)::integer from registration.registration_facts r
        where r.class_id = s.class_id and r.is_enrolled and not exists (
          select from attendance.mark m where m.session_id = s.session_id and m.registration_id = r.registration_id))`.as(
        'Unmarked',
      ),
    )
    .orderBy('s.day')
    .orderBy('s.starts_at')
    .orderBy('s.session_id')
    .execute()
  const since = (day: string, time: string) => now.getTime() - instantOf(day, time, timeZone).getTime()
  return rows
    .filter(
      (row) =>
        mayMark({
          marker: 'ownInstructor',
          sinceStart: since(row.Day, row.StartsAt),
          sinceEnd: since(row.Day, row.EndsAt),
          takesPlace: true,
          sessionState: row.state,
        }) === 'may',
    )
    .map(({ state: _state, ...row }) => row)
}
