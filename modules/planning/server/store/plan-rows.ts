import { sql } from 'kysely'
import { matches, type Database } from '#platform/server/database.ts'
import { paged } from '#platform/server/paged.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Argument } from '#platform/shared/call.ts'
import { addDays } from '#platform/shared/dates.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { planningCalls } from '../../contract/calls.ts'
import { planActions } from '../../rules/plan-states.ts'
import { plannerOf } from '../../rules/planner.ts'
import { instructorsOfRows } from './plan-instructors.ts'
import { waitsForPlanTask, withoutLead } from './plan-tasks.ts'

type Query = Argument<typeof planningCalls.getPlanRows>['query']

const columns = (db: Database) =>
  db
    .selectFrom('planning.plan_row as p')
    .innerJoin('catalogue.course_facts as f', 'f.course_id', 'p.course_id')
    .innerJoin('accounts.account_facts as a', 'a.account_id', 'p.coordinator_id')
    .leftJoin('planning.room as r', 'r.id', 'p.room_id')
    .leftJoin('people.organization_name_facts as o', 'o.organization_id', 'p.organization_id')
    .select([
      'p.id as ID',
      'p.year as Year',
      'p.course_id as CourseID',
      'f.course_code as CourseCode',
      'f.course_name as CourseName',
      'p.run_number as RunNumber',
      'p.title as Title',
      'p.starts_on as StartDate',
      'p.ends_on as EndDate',
      'p.hours as Hours',
      'p.weekdays as Weekdays',
      'p.starts_at as StartTime',
      'p.ends_at as EndTime',
      'p.on_holidays as OnHolidays',
      'p.language as Language',
      'p.place as Place',
      'p.room_id as RoomID',
      'r.code as RoomCode',
      'r.name as RoomName',
      'p.min_trainees as MinTrainees',
      'p.max_trainees as MaxTrainees',
      'p.expected_trainees as ExpectedTrainees',
      sql<{ Minor: number; Currency: string }>`jsonb_build_object('Minor', p.fee_minor, 'Currency', p.currency)`.as(
        'Fee',
      ),
      'p.organization_id as OrganizationID',
      'o.organization_name as OrganizationName',
      sql<Trilingual>`jsonb_build_object('ar', a.account_name_ar, 'en', a.account_name_en)`.as('CoordinatorName'),
      'p.priority as Priority',
      'p.state as State',
      'p.class_id as ClassID',
      'p.class_code as ClassCode',
      'p.version as Version',
    ])

export type PlanRowColumns = Awaited<ReturnType<ReturnType<typeof columns>['executeTakeFirstOrThrow']>>

/** The rows as replies: with their instructors and what the actor may do with each. */
async function complete<Row extends PlanRowColumns>(db: Database, actor: Actor, rows: Row[]) {
  const instructors = await instructorsOfRows(
    db,
    rows.map((row) => row.ID),
  )
  const who = plannerOf(actor)
  return rows.map((row) => {
    const own = instructors.get(row.ID) ?? []
    return Object.assign({}, row, {
      Instructors: own,
      NeedsInstructor: !own.some((each) => each.Role === 'lead' && each.State !== 'rejected'),
      Actions: planActions(row.State, who, row.ClassID !== null) as string[],
    })
  })
}

const sortColumns = {
  StartDate: 'p.starts_on',
  CourseCode: 'p.course_id',
  State: 'p.state',
  Priority: 'p.priority',
} as const

export async function listPlanRows(db: Database, actor: Actor, query: Query) {
  const filtered = db
    .selectFrom('planning.plan_row as p')
    .$if(Boolean(query.search), (q) =>
      // Two halves, each with its index: with one `or`, or with `in`, the planner walks all rows by date.
      q.where(
        sql<boolean>`p.id = any(array(
          select x.id from planning.plan_row x where ${matches('x.search', query.search!)}
          union all
          select x.id from planning.plan_row x where x.course_id = any(array(
            select course_id from catalogue.course_facts where ${matches('course_search', query.search!)}))))`,
      ),
    )
    .$if(query.Year !== undefined, (q) => q.where('p.year', '=', query.Year!))
    .$if(query.State !== undefined, (q) => q.where('p.state', '=', query.State!))
    .$if(query.Task !== undefined, (q) => q.where(waitsForPlanTask(query.Task!)))
    .$if(query.CourseID !== undefined, (q) => q.where('p.course_id', '=', query.CourseID!))
    .$if(query.RoomID !== undefined, (q) => q.where('p.room_id', '=', query.RoomID!))
    .$if(query.From !== undefined, (q) =>
      // No row is longer than a year: the second condition is for the index.
      q.where('p.ends_on', '>=', query.From!).where('p.starts_on', '>=', addDays(query.From!, -366)),
    )
    .$if(query.To !== undefined, (q) => q.where('p.starts_on', '<=', query.To!))
    .$if(query.Mine === true, (q) => q.where('p.coordinator_id', '=', actor.userId))
    .$if(query.InstructorID !== undefined, (q) =>
      // Not `exists`: with that the planner may walk all rows and look up the instructors of each.
      q.where(
        sql<boolean>`p.id = any(array(select plan_row_id from planning.plan_instructor
          where instructor_id = ${query.InstructorID} and state <> 'rejected'))`,
      ),
    )
    .$if(query.NeedsInstructor !== undefined, (q) =>
      q
        .where('p.state', 'in', ['draft', 'proposed', 'approved', 'published', 'postponed'])
        .where(query.NeedsInstructor ? withoutLead : sql<boolean>`not ${withoutLead}`),
    )
  const sort = query.sort ?? 'StartDate'
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  const ordered = filtered
    .select('p.id')
    .orderBy(sortColumns[sort.replace('-', '') as keyof typeof sortColumns], direction)
    .orderBy('p.id', direction)
  const { rows: ids, total } = await paged(ordered, filtered, query)
  return {
    Items: await planRowsByIds(
      db,
      actor,
      ids.map((row) => row.id),
    ),
    Total: total,
  }
}

/** These rows in the given order. */
export async function planRowsByIds(db: Database, actor: Actor, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await columns(db).where('p.id', 'in', ids).execute()
  const order = new Map(ids.map((id, index) => [id, index]))
  return complete(
    db,
    actor,
    rows.sort((a, b) => order.get(a.ID)! - order.get(b.ID)!),
  )
}

export async function findPlanRow(db: Database, actor: Actor, id: number) {
  const [found] = await columns(db)
    .select(['p.notes as Notes', 'p.state_reason as StateReason', 'p.waiver_reason as WaiverReason', 'p.waived'])
    .where('p.id', '=', id)
    .execute()
  if (!found) refuse(notFound)
  const [row] = await complete(db, actor, [found])
  return row!
}
