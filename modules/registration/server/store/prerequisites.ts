import { sql } from 'kysely'
import { anyOf, type Database } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/values/dates.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { takingClassStates } from '../../rules/standing.ts'

export interface MissingCourse {
  readonly ID: number
  readonly Code: string
  readonly Name: Trilingual
  /** The first day of the next class that takes registrations and has a free seat. */
  readonly NextDate: Day | null
}

/** The courses that the class's course builds upon and the trainee has not completed, each with the next class of it. */
export async function missingCourses(
  db: Database,
  traineeId: number,
  classId: number,
  today: Day,
): Promise<MissingCourse[]> {
  const { rows } = await sql<MissingCourse>`
    select p.required_id as "ID", p.required_code as "Code", p.required_name as "Name", (
      select min(n.starts_on)
      from classes.class_facts n
      where n.course_id = p.required_id and n.starts_on > ${today} and n.class_state in (${anyOf(takingClassStates)})
        and n.organization_id is null and n.seats_taken < n.max_trainees) as "NextDate"
    from classes.class_facts c
    join catalogue.course_prerequisite_facts p on p.course_id = c.course_id
    where c.class_id = ${classId} and not exists (
      select from registration.registration r
      join classes.class_facts k on k.class_id = r.class_id
      where r.trainee_id = ${traineeId} and k.course_id = p.required_id and r.main = 'completed')
    order by p.position`.execute(db)
  return rows
}
