import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { reaches } from '../reach.ts'

export interface MonthOfLoad {
  readonly Month: number
  readonly Classes: number
  readonly Sessions: number
  readonly Minutes: number
  readonly HeldMinutes: number
}

/**
 * The twelve months of a year: an instructor's sessions, where none was cancelled, in classes that the actor reaches, and
 * the classes with days in the month, as the list of an instructor's classes shows them.
 */
export async function loadOf(db: Database, actor: Actor, instructorId: number, year: number): Promise<MonthOfLoad[]> {
  const { rows } = await sql<MonthOfLoad>`
    with months as (
      select n as month, make_date(${year}, n, 1) as first, (make_date(${year}, n, 1) + interval '1 month - 1 day')::date as last
      from generate_series(1, 12) n),
    mine as materialized (
      select c.id, c.starts_on, c.ends_on from classes.course_class c where ${reaches(actor)} and c.id = any(array(
        select class_id from classes.class_staff where instructor_id = ${instructorId} and state <> 'rejected'))),
    taught as materialized (
      select extract(month from s.day)::integer as month, s.state = 'held' as is_held,
        (extract(epoch from s.ends_at - s.starts_at) / 60)::integer as minutes
      from classes.session_instructor i
      join classes.class_session s on s.id = i.session_id and s.state <> 'cancelled'
      join classes.course_class c on c.id = s.class_id
      where i.instructor_id = ${instructorId} and not i.is_cancelled
        and s.day between make_date(${year}, 1, 1) and make_date(${year}, 12, 31) and ${reaches(actor)})
    select m.month as "Month",
      (select count(*)::integer from mine where starts_on <= m.last and ends_on >= m.first) as "Classes",
      count(t.month)::integer as "Sessions", coalesce(sum(t.minutes), 0)::integer as "Minutes",
      coalesce(sum(t.minutes) filter (where t.is_held), 0)::integer as "HeldMinutes"
    from months m left join taught t on t.month = m.month group by m.month, m.first, m.last order by m.month`.execute(
    db,
  )
  return rows
}
