import { sql } from 'kysely'
import { matches, moneyOf, type Database } from '#platform/server/database.ts'
import { bothNames, byText } from '#platform/server/reading/both-names.ts'
import { listOf, readList } from '#platform/server/reading/list.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Argument } from '#platform/shared/call.ts'
import { addDays, type Day } from '#platform/shared/values/dates.ts'
import type { planningCalls } from '../../contract/calls.ts'
import { planActions } from '../../rules/plan-states.ts'
import { plannerOf } from '../../rules/planner.ts'
import { instructorsOfRows } from './plan-instructors.ts'
import { waitsForPlanTask, withoutLead } from './plan-tasks.ts'
import { reachesPlan, reachesPlanRow } from './reach.ts'
import { isOpenAfter } from './rows/open-rows.ts'

type Query = Argument<typeof planningCalls.getPlanRows>['query']

export const planRowColumns = (db: Database) =>
  db
    .selectFrom('planning.plan_row as p')
    .innerJoin('catalogue.course_facts as f', 'f.course_id', 'p.course_id')
    .innerJoin('accounts.account_facts as a', 'a.account_id', 'p.coordinator_id')
    .leftJoin('planning.class_room as r', 'r.id', 'p.class_room_id')
    .leftJoin('lookups.class_room_kind as k', 'k.id', 'p.class_room_kind_id')
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
      'p.class_room_id as ClassRoomID',
      'r.code as ClassRoomCode',
      'r.name as ClassRoomName',
      'p.class_room_kind_id as ClassRoomKindID',
      'k.name as ClassRoomKindName',
      'p.earliest_on as EarliestStart',
      'p.latest_on as LatestEnd',
      'p.min_trainees as MinTrainees',
      'p.max_trainees as MaxTrainees',
      'p.expected_trainees as ExpectedTrainees',
      moneyOf('p.fee_minor', 'p.currency').as('Fee'),
      'p.organization_id as OrganizationID',
      'o.organization_name as OrganizationName',
      'p.coordinator_id as CoordinatorID',
      bothNames('a.account_name').as('CoordinatorName'),
      'p.priority as Priority',
      'p.state as State',
      'p.scenario_id as ScenarioID',
      'p.class_id as ClassID',
      'p.class_code as ClassCode',
      'p.version as Version',
    ])

export type PlanRowColumns = Awaited<ReturnType<ReturnType<typeof planRowColumns>['executeTakeFirstOrThrow']>>

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
      Actions: planActions(row.State, who, {
        hasClass: row.ClassID !== null,
        inScenario: row.ScenarioID !== null,
      }) as string[],
    })
  })
}

/** On which the rows hang beside the query. */
export interface Reader {
  readonly actor: Actor
  /** Null: the active plan. */
  readonly scenarioId: number | null
}

export const planRows = listOf<typeof planningCalls.getPlanRows, Reader>()({
  reach: ({ actor, scenarioId }) => reachesPlan(actor, scenarioId),
  rows: planRowColumns,
  lean: (db) => db.selectFrom('planning.plan_row as p'),
  id: 'p.id',
  // Two halves, each with its index: with one `or`, or with `in`, the planner walks all rows by date.
  search: (text) => sql`p.id = any(array(
    select x.id from planning.plan_row x where ${matches('x.search', text)}
    union all
    select x.id from planning.plan_row x where x.course_id = any(array(
      select course_id from catalogue.course_facts where ${matches('course_search', text)}))))`,
  filters: {
    // Says which plan is read: in `reach`.
    ScenarioID: () => null,
    Task: (task) => waitsForPlanTask(task),
    // No row is longer than a year: the second condition is for the index.
    From: (day) => sql`p.ends_on >= ${day} and p.starts_on >= ${addDays(day, -366)}`,
    To: (day) => sql`p.starts_on <= ${day}`,
    OpenAfter: isOpenAfter,
    Mine: (isMine, { actor }) => (isMine ? sql`p.coordinator_id = ${actor.userId}` : null),
    // Not `exists`: with that the planner may walk all rows and look up the instructors of each.
    InstructorID: (id) => sql`p.id = any(array(
      select plan_row_id from planning.plan_instructor where instructor_id = ${id} and state <> 'rejected'))`,
    NeedsInstructor: (needs) => sql`p.state in ('draft', 'proposed', 'approved', 'published', 'postponed')
      and ${needs ? withoutLead : sql`not ${withoutLead}`}`,
  },
  orders: {
    // As the column shows it: by the course's name.
    CourseCode: (reader) => ({
      by: byText('f.course_name')(reader),
      joined: (rows) => rows.innerJoin('catalogue.course_facts as f', 'f.course_id', 'p.course_id'),
    }),
  },
})

export async function listPlanRows(db: Database, actor: Actor, query: Query) {
  const { rows, total } = await readList(db, planRows, query, { actor, scenarioId: query.ScenarioID ?? null })
  return { Items: await complete(db, actor, rows), Total: total }
}

/** The rows of the year that begin next, the soonest first. */
export async function nextPlanRows(
  db: Database,
  actor: Actor,
  { year, from, most, scenarioId }: { year: number; from: Day; most: number; scenarioId: number | null },
) {
  const rows = await planRowColumns(db)
    .where(reachesPlan(actor, scenarioId))
    .where('p.year', '=', year)
    .where('p.starts_on', '>=', from)
    .where('p.state', 'not in', ['cancelled', 'executed'])
    .orderBy('p.starts_on')
    .orderBy('p.id')
    .limit(most)
    .execute()
  return complete(db, actor, rows)
}

/** The rows with all that their pages show; those that the actor does not reach are left out. */
export async function wholePlanRows(db: Database, actor: Actor, ids: readonly number[]) {
  const found = await planRowColumns(db)
    .select(['p.notes as Notes', 'p.state_reason as StateReason', 'p.waiver_reason as WaiverReason', 'p.waived'])
    .where(sql<boolean>`p.id = any(${[...ids]}::integer[])`)
    .where(reachesPlanRow(actor))
    .execute()
  return complete(db, actor, found)
}

/** The row with all that its page shows; undefined where the actor reaches none of this id. */
export async function planRow(db: Database, actor: Actor, id: number) {
  const [row] = await wholePlanRows(db, actor, [id])
  return row
}
