import { sql } from 'kysely'
import { reachInSql, type Reached } from '#platform/server/reading/reach.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { planRowReach } from '../../rules/reach.ts'

const asked = (actor: Actor, p: string) => sql<boolean>`${sql.ref(`${p}.id`)} = any(array(
  select plan_row_id from planning.plan_instructor where instructor_id = ${actor.instructorId} and state <> 'chosen'))`

/** Rows of the plan that somebody reaches, of `planning.plan_row` as `p` where no other alias is given. */
export const reachesPlanRow = reachInSql(planRowReach, { asked }, 'p')

/** Rows `p` of the active plan, or of a scenario with what of its year has a class already: that is part of every scenario. */
const ofPlan = (scenarioId: number | null) =>
  scenarioId === null
    ? sql<boolean>`p.scenario_id is null`
    : sql<boolean>`p.id = any(array(
        select x.id from planning.plan_row x where x.scenario_id = ${scenarioId}
        union all
        select x.id from planning.plan_row x where x.scenario_id is null and x.class_id is not null
          and x.year = (select s.year from planning.scenario s where s.id = ${scenarioId})))`

/** The same of one plan of the year: the active one, or a scenario. */
export const reachesPlan = (actor: Actor, scenarioId: number | null) =>
  sql<boolean>`(${reachesPlanRow(actor)} and ${ofPlan(scenarioId)})` as Reached<'planRow'>
