import { sql } from 'kysely'
import { takingClassStates } from '#modules/registration/rules/standing.ts'
import { anyOf, type Database } from '#platform/server/database.ts'
import { listOf } from '#platform/server/reading/list.ts'
import { everybody } from '#platform/server/reading/reach.ts'
import type { Day } from '#platform/shared/values/dates.ts'
import type { diplomasCalls } from '../../contract/calls.ts'

interface Asking {
  readonly today: Day
}

const classes = (db: Database, { today }: Asking) =>
  db
    .selectFrom('classes.class_facts as c')
    .where(sql<boolean>`c.class_state in (${anyOf(takingClassStates)})`)
    .where('c.starts_on', '>', today)
    .where('c.organization_id', 'is', null)
    .where((eb) => eb('c.seats_taken', '<', eb.ref('c.max_trainees')))

// Not `exists`: with that the planner may walk all classes.
const ofCourses = (condition: ReturnType<typeof sql<boolean>>) => sql<boolean>`c.course_id = any(array(
  select p.course_id from diplomas.track_course p join diplomas.track t on t.id = p.track_id where ${condition}))`

/** Classes that begin after today, take registrations of everybody and have a seat left. */
export const comingClasses = listOf<typeof diplomasCalls.getComingClasses, Asking>()({
  reach: () => everybody('what anybody may register to is no secret'),
  rows: (db, asking) =>
    classes(db, asking)
      .select(['c.class_id as ID', 'c.class_code as Code', 'c.course_id as CourseID', 'c.course_code as CourseCode'])
      .select(['c.course_name as CourseName', 'c.starts_on as StartDate', 'c.ends_on as EndDate'])
      .select(sql<number>`(c.max_trainees - c.seats_taken)::integer`.as('FreeSeats')),
  id: 'c.class_id',
  filters: {
    DiplomaID: (id) => ofCourses(sql`t.diploma_id = ${id}`),
    TrackID: (id) => ofCourses(sql`t.id = ${id}`),
    CourseID: 'c.course_id',
  },
  orders: { StartDate: 'c.starts_on' },
})
