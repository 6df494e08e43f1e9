import { sql } from 'kysely'
import { matches, moneyOf, type Database } from '#platform/server/database.ts'
import { bothNamesIfAny } from '#platform/server/reading/both-names.ts'
import { listOf } from '#platform/server/reading/list.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { costingCalls } from '../../contract/calls.ts'
import { reachesCostsOf } from './of-plan.ts'

const lead = sql<number>`(select l.instructor_id from planning.plan_lead_facts l
  where l.plan_row_id = p.plan_row_id order by l.instructor_id limit 1)`

const rows = (db: Database) =>
  db
    .selectFrom('planning.plan_terms_facts as p')
    .leftJoin('people.instructor_name_facts as i', (join) => join.on('i.instructor_id', '=', lead))
    .leftJoin('planning.class_room_facts as r', 'r.class_room_id', 'p.class_room_id')
    .leftJoin('costing.sheet as s', 's.plan_row_id', 'p.plan_row_id')
    .select([
      'p.plan_row_id as ID',
      'p.plan_row_code as Code',
      'p.course_id as CourseID',
      'p.year as Year',
      sql<Trilingual>`case when exists (select from jsonb_each_text(p.title) t where t.value <> '')
        then p.title else p.course_name end`.as('Name'),
      'p.starts_on as StartDate',
      'p.ends_on as EndDate',
      'p.plan_state as State',
      'p.place as Place',
      'p.expected_trainees as ExpectedTrainees',
      'p.max_trainees as MaxTrainees',
      moneyOf('p.fee_minor', 'p.currency').as('Fee'),
      'i.instructor_id as LeadInstructorID',
      bothNamesIfAny('i.instructor_name', 'i.instructor_id').as('LeadName'),
      'p.class_room_id as ClassRoomID',
      'r.class_room_code as ClassRoomCode',
      'p.version as Version',
      'p.scenario_id as scenarioId',
      's.id as sheetId',
    ])

export const planCosting = listOf<
  typeof costingCalls.getPlanCosting,
  { readonly actor: Actor; readonly scenarioId: number | null }
>()({
  reach: ({ actor, scenarioId }) => reachesCostsOf(actor, scenarioId),
  rows,
  lean: (db) => db.selectFrom('planning.plan_row_facts as p'),
  id: 'p.plan_row_id',
  search: (text) => sql`p.plan_row_id = any(array(
    select x.plan_row_id from planning.plan_terms_facts x where ${matches('x.plan_row_search', text)}
    union all
    select x.plan_row_id from planning.plan_terms_facts x where x.course_id = any(array(
      select course_id from catalogue.course_facts where ${matches('course_search', text)}))))`,
  filters: {
    // Says which plan is read: in `reach`.
    ScenarioID: () => null,
    InstructorID: (id) => sql`p.plan_row_id = any(array(
      select plan_row_id from planning.plan_lead_facts where instructor_id = ${id}))`,
    HasCosts: (has) =>
      has
        ? sql`exists (select from costing.sheet x where x.plan_row_id = p.plan_row_id)`
        : sql`not exists (select from costing.sheet x where x.plan_row_id = p.plan_row_id)`,
  },
  orders: {},
})
