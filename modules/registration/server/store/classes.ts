import { expressionBuilder, sql } from 'kysely'
import type { DB } from '#database/tables.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Database } from '#platform/server/database.ts'
import { listOf } from '#platform/server/reading/list.ts'
import { everybody } from '#platform/server/reading/reach.ts'
import { classMatches } from '#modules/classes/server/public.ts'
import type { registrationCalls } from '../../contract/calls.ts'
import { enrolledStates } from '../../rules/main-track.ts'
import { academyTasks } from '../../rules/tasks.ts'
import { waitsFor } from './conditions.ts'

export interface Reader {
  readonly actor: Actor
  readonly today: string
}

const row = expressionBuilder<DB & { r: DB['registration.registration'] }, 'r'>()
const withWork = row
  .selectFrom('registration.registration as r')
  .where(row.or(academyTasks.map((task) => waitsFor(task)(row))))
  .select('r.class_id')

/** Classes that registrations may be made to. */
export const classes = listOf<typeof registrationCalls.getRegistrationClasses, Reader>()({
  reach: () => everybody('the call admits reviewers alone, who see every class'),
  rows: (db) =>
    db
      .selectFrom('classes.class_facts as c')
      .where('c.class_state', '<>', 'draft')
      .select([
        'c.class_id as ClassID',
        'c.class_code as ClassCode',
        'c.class_state as ClassState',
        'c.course_id as CourseID',
        'c.course_code as CourseCode',
        'c.course_name as CourseName',
        'c.plan_row_id as AnnualPlanID',
        'c.starts_on as StartDate',
        'c.ends_on as EndDate',
        sql<{ Minor: number; Currency: string }>`jsonb_build_object('Minor', c.fee_minor, 'Currency', c.currency)`.as(
          'Fee',
        ),
        'c.min_trainees as MinTrainees',
        'c.max_trainees as MaxTrainees',
        'c.seats_taken as SeatsTaken',
        sql<number>`greatest(0, c.max_trainees - c.seats_taken)`.as('SeatsLeft'),
      ]),
  id: 'c.class_id',
  search: (text) => classMatches('c.class_id', text),
  filters: {
    Mine: (isMine, { actor }) => (isMine ? sql`c.coordinator_id = ${actor.userId}` : null),
    NotEnded: (isNotEnded, { today }) => (isNotEnded ? sql`c.ends_on >= ${today}` : null),
    OnlyToDo: (isOnly) => (isOnly ? sql`c.class_id in ${withWork}` : null),
    From: (day) => sql`c.starts_on >= ${day}`,
    To: (day) => sql`c.starts_on <= ${day}`,
  },
  orders: {},
})

/** The counts of one class, for the few classes of a page. */
const counts = (db: Database, classIds: readonly number[]) =>
  db
    .selectFrom('registration.registration as r')
    .where('r.class_id', 'in', classIds)
    .groupBy('r.class_id')
    .select((eb) => {
      const count = (condition: ReturnType<typeof eb.and>) => eb.fn.countAll<number>().filterWhere(condition)
      const seatless = eb.and([eb('r.main', '=', 'waitlisted'), eb('r.has_seat', '=', false)])
      const offered = eb.and([eb('r.main', '=', 'waitlisted'), eb('r.has_seat', '=', true)])
      return [
        'r.class_id as ClassID',
        count(eb.and([eb('r.main', 'in', ['submitted', 'underReview'])])).as('ToReview'),
        count(eb.and([eb('r.main', '=', 'changesRequested')])).as('ChangesRequested'),
        count(eb.and([eb('r.main', '=', 'approved')])).as('Approved'),
        count(seatless).as('Waiting'),
        count(offered).as('Offered'),
        count(eb.and([eb('r.main', 'in', [...enrolledStates])])).as('Enrolled'),
        count(eb.and([eb.or(academyTasks.map((task) => waitsFor(task)(eb as never)))])).as('ToDo'),
      ]
    })
    .execute()

const none = { ToReview: 0, ChangesRequested: 0, Approved: 0, Waiting: 0, Offered: 0, Enrolled: 0, ToDo: 0 }

/** How many registrations of each of these classes stand where. */
export async function standingIn(db: Database, classIds: readonly number[]) {
  const found = new Map(classIds.length ? (await counts(db, classIds)).map((each) => [each.ClassID, each]) : [])
  return (classId: number) => found.get(classId) ?? none
}
