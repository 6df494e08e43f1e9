import { sql, type InferResult, type RawBuilder } from 'kysely'
import type { Actor } from '#platform/shared/actor.ts'
import { addDays, dayOf, timeOf, type Day } from '#platform/shared/dates.ts'
import type { Database } from '#platform/server/database.ts'
import { paged } from '#platform/server/paged.ts'
import { classMatches } from '#modules/classes/server/public.ts'
import { statesOf, type ClassShow } from '../../rules/class-shows.ts'
import { readableClasses } from './sessions.ts'

/** The academy's own clock, as days and local times stand in the timetable. */
export interface AcademyTime {
  readonly today: Day
  /** Local date and time, `YYYY-MM-DD HH:MM`. */
  readonly local: string
}

export const academyTime = (now: Date, timeZone: string): AcademyTime => ({
  today: dayOf(now, timeZone),
  local: `${dayOf(now, timeZone)} ${timeOf(now, timeZone)}`,
})

export interface ClassFilter {
  readonly search?: string | undefined
  readonly courseClassID?: number | undefined
  readonly Show?: ClassShow | undefined
}

const sessionsWhere = (condition: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from classes.session_facts s where s.class_id = c.class_id
    and s.session_state <> 'cancelled' and ${condition})`

/** Somebody who takes part has no mark in the session `s`. */
export const hasUnmarked = sql<boolean>`exists (select from registration.registration_facts r
  where r.class_id = s.class_id and r.is_enrolled
    and not exists (select from attendance.mark m where m.session_id = s.session_id and m.registration_id = r.registration_id))`

function filtered(db: Database, actor: Actor, filter: ClassFilter, at: AcademyTime) {
  let found = readableClasses(db, actor).where('c.class_state', 'not in', ['draft', 'cancelled'])
  if (filter.Show) {
    found = found.where('c.class_state', 'in', statesOf[filter.Show] as never)
    if (filter.Show === 'today') found = found.where(sessionsWhere(sql`s.day = ${at.today}::date`))
    if (filter.Show === 'attendance')
      found = found.where(sessionsWhere(sql`s.day + s.starts_at <= ${at.local}::timestamp and ${hasUnmarked}`))
  }
  if (filter.courseClassID) found = found.where('c.class_id', '=', filter.courseClassID)
  if (filter.search) found = found.where(classMatches('c.class_id', filter.search))
  return found
}

/** How many classes `listReadableClasses` lists. */
export async function countReadableClasses(
  db: Database,
  actor: Actor,
  filter: ClassFilter,
  at: AcademyTime,
): Promise<number> {
  const { count } = await filtered(db, actor, filter, at)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

type Found = ReturnType<typeof filtered>

const shown = (found: Found) =>
  found.select([
    'c.class_id as ID',
    'c.class_code as Code',
    'c.course_name as CourseName',
    'c.starts_on as StartsOn',
    'c.ends_on as EndsOn',
    'c.class_state as State',
    'c.seats_taken as SeatsTaken',
    'c.max_trainees as MaxTrainees',
  ])

/**
 * Those that run now, then the nearest before and after today: two walks along an index, as far as the page can reach
 * on either side, put together by their distance in days.
 */
function nearestFirst(db: Database, found: Found, { pageNum, pageSize }: Paging, { today }: AcademyTime) {
  const reach = sql.lit<number>(pageNum * pageSize)
  const ahead = shown(found)
    .select(sql<number>`greatest(c.starts_on - ${today}::date, 0)`.as('distance'))
    .where('c.ends_on', '>=', today)
    // No class is longer than a year: the walk begins there.
    .where('c.starts_on', '>=', addDays(today, -366))
    .orderBy('c.starts_on')
    .orderBy('c.class_id', 'desc')
    .limit(reach)
  const behind = shown(found)
    .select(sql<number>`${today}::date - c.ends_on`.as('distance'))
    .where('c.ends_on', '<', today)
    .orderBy('c.ends_on', 'desc')
    .orderBy('c.starts_on')
    .orderBy('c.class_id', 'desc')
    .limit(reach)
  const both = sql<InferResult<typeof ahead>[number]>`((${ahead}) union all (${behind}))`
  return db
    .selectFrom(both.as('near'))
    .select(['ID', 'Code', 'CourseName', 'StartsOn', 'EndsOn', 'State', 'SeatsTaken', 'MaxTrainees'])
    .orderBy('distance')
    .orderBy('StartsOn')
    .orderBy('ID', 'desc')
}

interface Paging {
  readonly pageNum: number
  readonly pageSize: number
}

/** The classes a page lets choose from: those nearest to today, or by their first day. */
export async function listReadableClasses(
  db: Database,
  actor: Actor,
  query: ClassFilter & Paging & { sort?: string | undefined },
  at: AcademyTime,
) {
  const found = filtered(db, actor, query, at)
  const rows =
    query.sort === undefined
      ? nearestFirst(db, found, query, at)
      : shown(found)
          .orderBy('c.starts_on', query.sort === 'StartsOn' ? 'asc' : 'desc')
          .orderBy('c.class_id', 'desc')
  const { rows: Items, total: Total } = await paged(rows as ReturnType<typeof shown>, found, query)
  return { Items, Total }
}
