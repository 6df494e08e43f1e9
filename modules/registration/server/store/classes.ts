import { sql } from 'kysely'
import type { Argument } from '#platform/shared/call.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { type Database } from '#platform/server/database.ts'
import { paged } from '#platform/server/paged.ts'
import { classMatches } from '#modules/classes/server/public.ts'
import type { registrationCalls } from '../../contract/calls.ts'
import { enrolledStates } from '../../rules/main-track.ts'
import { academyTasks } from '../../rules/tasks.ts'
import { waitsFor } from './conditions.ts'

type Query = Argument<typeof registrationCalls.getRegistrationClasses>['query']

const narrowed = (db: Database, actor: Actor, query: Query, today: string) =>
  db
    .selectFrom('classes.class_facts as c')
    .where('c.class_state', '<>', 'draft')
    .$if(query.ClassID !== undefined, (q) => q.where('c.class_id', '=', query.ClassID!))
    .$if(query.CourseID !== undefined, (q) => q.where('c.course_id', '=', query.CourseID!))
    .$if(query.AnnualPlanID !== undefined, (q) => q.where('c.plan_row_id', '=', query.AnnualPlanID!))
    .$if(query.Mine === true, (q) => q.where('c.coordinator_id', '=', actor.userId))
    .$if(query.NotEnded === true, (q) => q.where('c.ends_on', '>=', today))
    .$if(query.From !== undefined, (q) => q.where('c.starts_on', '>=', query.From!))
    .$if(query.To !== undefined, (q) => q.where('c.starts_on', '<=', query.To!))
    .$if(Boolean(query.search), (q) => q.where(classMatches('c.class_id', query.search!)))
    .$if(query.OnlyToDo === true, (q) =>
      q.where('c.class_id', 'in', (eb) =>
        eb
          .selectFrom('registration.registration as r')
          .where((each) => each.or(academyTasks.map((task) => waitsFor(task)(each as never))))
          .select('r.class_id'),
      ),
    )

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

export async function listClasses(db: Database, actor: Actor, query: Query, today: string) {
  const sort = query.sort ?? 'StartDate'
  const column = sort.endsWith('ClassCode') ? 'c.class_code' : 'c.starts_on'
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  const all = narrowed(db, actor, query, today)
  const ordered = all
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
    ])
    .orderBy(column, direction)
    .orderBy('c.class_id', direction)
  const { rows: classes, total } = await paged(ordered, all, query)
  const counted = classes.length
    ? new Map(
        (
          await counts(
            db,
            classes.map((each) => each.ClassID),
          )
        ).map((row) => [row.ClassID, row]),
      )
    : new Map()
  return { Items: classes.map((each) => ({ ...each, ...none, ...counted.get(each.ClassID) })), Total: total }
}
