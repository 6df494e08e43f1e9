import { sql } from 'kysely'
import { reachInSql } from '#platform/server/reading/reach.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { planRowReach } from '../../rules/reach.ts'

const asked = (actor: Actor, p: string) => sql<boolean>`${sql.ref(`${p}.id`)} = any(array(
  select plan_row_id from planning.plan_instructor where instructor_id = ${actor.instructorId} and state <> 'chosen'))`

/** Rows of the plan that somebody reaches, of `planning.plan_row` as `p` where no other alias is given. */
export const reachesPlanRow = reachInSql(planRowReach, { asked }, 'p')
