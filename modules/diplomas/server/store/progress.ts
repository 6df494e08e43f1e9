import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { TrackPlan } from '../../rules/progress.ts'

/** What somebody's registrations say of a course. */
export interface CourseStanding {
  readonly courseId: number
  readonly state: 'completed' | 'enrolled' | 'applied'
  /** Of the registration that says so: of several the one that has come furthest, the newest of these. */
  readonly registrationCode: string
}

/** How a trainee stands to these courses, where there is anything to say. The caller has seen that it is the actor's own. */
export async function standingsIn(
  db: Database,
  traineeId: number,
  courseIds: readonly number[],
): Promise<CourseStanding[]> {
  if (courseIds.length === 0) return []
  const { rows } = await sql<CourseStanding>`
    select distinct on (s."courseId") s."courseId", s.state, s."registrationCode" from (
      select c.course_id as "courseId", r.registration_id, r.registration_code as "registrationCode", case
        when r.main = 'completed' then 'completed'
        when r.main in ('confirmed', 'attending') then 'enrolled'
        when r.main in ('draft', 'submitted', 'underReview', 'changesRequested', 'approved', 'waitlisted') then 'applied'
        end as state
      from registration.registration_facts r
      join classes.class_facts c on c.class_id = r.class_id
      where r.trainee_id = ${traineeId} and c.course_id = any(${courseIds}::integer[])) s
    where s.state is not null
    order by s."courseId", array_position(array['completed', 'enrolled', 'applied'], s.state), s.registration_id desc`.execute(
    db,
  )
  return rows
}

/** The courses that a trainee has completed. */
export async function completedCourses(db: Database, traineeId: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom('registration.registration_facts as r')
    .innerJoin('classes.class_facts as c', 'c.class_id', 'r.class_id')
    .where('r.trainee_id', '=', traineeId)
    .where('r.main', '=', 'completed')
    .select('c.course_id')
    .distinct()
    .execute()
  return new Set(rows.map((row) => row.course_id))
}

/** What these tracks ask for, by their ids. */
export async function plansOf(db: Database, trackIds: readonly number[]): Promise<Map<number, TrackPlan>> {
  if (trackIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('diplomas.track as t')
    .leftJoin('diplomas.track_course as p', 'p.track_id', 't.id')
    .where('t.id', 'in', trackIds)
    .select(['t.id', 't.least_electives', 'p.course_id', 'p.is_required'])
    .execute()
  return new Map(
    [...Map.groupBy(rows, (row) => row.id)].map(([id, own]) => [
      id,
      {
        leastElectives: own[0]!.least_electives,
        courses: own.flatMap((row) =>
          row.course_id === null ? [] : [{ id: row.course_id, isRequired: row.is_required === true }],
        ),
      },
    ]),
  )
}
