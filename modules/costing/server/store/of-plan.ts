import { sql } from 'kysely'
import type { Reached } from '#platform/server/reading/reach.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { reachesCosts } from './reach.ts'

/** Rows `p` of the active plan, or of a scenario with what of its year has a class already; what is of no plan belongs to both. */
const ofPlan = (scenarioId: number | null) =>
  scenarioId === null
    ? sql<boolean>`p.scenario_id is null`
    : sql<boolean>`(p.scenario_id = ${scenarioId} or p.scenario_id is null and p.class_id is not null)`

/** Which costs somebody reaches of one plan of the year: the active one, or a scenario. */
export const reachesCostsOf = (actor: Actor, scenarioId: number | null) =>
  sql<boolean>`(${reachesCosts(actor)} and ${ofPlan(scenarioId)})` as Reached<'costSheet'>
