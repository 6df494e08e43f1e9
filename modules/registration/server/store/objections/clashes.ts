import { sql } from 'kysely'
import { anyOf, type Database } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/values/dates.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { enrolledStates, leftStates } from '../../../rules/main-track.ts'

/** Another class that somebody has at the same time. */
export interface ClashFacts {
  readonly ClassCode: string
  readonly CourseName: Trilingual
  readonly StartDate: Day
  readonly EndDate: Day
  readonly meets: boolean
  readonly held: boolean
  /** Who pays there; null: the trainee alone. */
  readonly organizationId: number | null
}

interface When {
  readonly classId: number
  readonly startsOn: string
  readonly endsOn: string
}

/**
 * The other classes of each of these trainees that fall together with this one: by their hours, where both have sessions,
 * else by their days. Who clashes with nothing is not among them.
 */
export async function clashesOf(
  db: Database,
  traineeIds: readonly number[],
  { classId, startsOn, endsOn }: When,
): Promise<Map<number, ClashFacts[]>> {
  const { rows } = await sql<ClashFacts & { trainee_id: number }>`
    with own as materialized (
      select period from classes.session_facts where class_id = ${classId} and session_state <> 'cancelled'),
    others as materialized (
      select r.trainee_id, r.organization_id, r.class_id, r.has_seat or r.main in (${anyOf(enrolledStates)}) as held,
        c.class_code, c.course_name, c.starts_on, c.ends_on,
        exists (select from own) and exists (
          select from classes.session_facts s where s.class_id = r.class_id and s.session_state <> 'cancelled') as timed
      from registration.registration r
      join classes.class_facts c on c.class_id = r.class_id
      where r.trainee_id = any(${traineeIds as number[]}::integer[]) and r.class_id <> ${classId}
        and r.main not in ('draft', ${anyOf(leftStates)}) and c.class_state not in ('cancelled', 'postponed')
        and c.starts_on <= ${endsOn} and c.ends_on >= ${startsOn})
    select o.trainee_id, o.organization_id as "organizationId", o.class_code as "ClassCode", o.course_name as "CourseName",
      o.starts_on as "StartDate", o.ends_on as "EndDate", o.held, o.timed as meets
    from others o
    where not o.timed or exists (
      select from classes.session_facts s join own on own.period && s.period
      where s.class_id = o.class_id and s.session_state <> 'cancelled')
    order by o.starts_on, o.class_code`.execute(db)
  return Map.groupBy(rows, (row) => row.trainee_id)
}
