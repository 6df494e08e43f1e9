import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { addDays, daysBetween, type Day } from '#platform/shared/dates.ts'
import { notNow, refuse } from '#platform/shared/refusal.ts'
import { next } from '#platform/shared/states.ts'
import { planStates, type PlanAction, type PlanMover, type PlanState } from '../../rules/plan-states.ts'
import { rowCode } from './occupied.ts'
import type { LockedRow } from './plan-row-changes.ts'

export const codeOf = (row: LockedRow): string =>
  rowCode({ courseCode: row.course_code, year: row.year, run: row.run_number })

/** The state after the action, or `notNow` with the row's code. */
export function stateAfter(row: LockedRow, action: PlanAction, who: PlanMover | null): PlanState {
  const state = who && next(planStates, row.state, action, who)
  return state ?? refuse(notNow, { action, state: row.state, row: codeOf(row) })
}

/** Writes the new state; the version goes up with it. */
export async function putState(db: Database, row: LockedRow, state: PlanState, reason: string | null = null) {
  return db
    .updateTable('planning.plan_row')
    .set({ state, state_reason: reason, version: sql<number>`version + 1` })
    .where('id', '=', row.id)
    .returning(['id as ID', 'version as Version'])
    .executeTakeFirstOrThrow()
}

/** Other dates of the same length, in the state `postponed`. */
export async function putDates(db: Database, row: LockedRow, startsOn: Day, reason: string, run: number | null) {
  return db
    .updateTable('planning.plan_row')
    .set({
      state: 'postponed',
      state_reason: reason,
      starts_on: startsOn,
      ends_on: addDays(startsOn, daysBetween(row.starts_on, row.ends_on)),
      version: sql<number>`version + 1`,
      ...(run === null ? {} : { year: Number(startsOn.slice(0, 4)), run_number: run }),
    })
    .where('id', '=', row.id)
    .returning(['id as ID', 'version as Version'])
    .executeTakeFirstOrThrow()
}

export async function putWaiver(db: Database, row: LockedRow, keys: readonly string[], reason: string) {
  return db
    .updateTable('planning.plan_row')
    .set({ waived: [...keys], waiver_reason: reason, version: sql<number>`version + 1` })
    .where('id', '=', row.id)
    .returning(['id as ID', 'version as Version'])
    .executeTakeFirstOrThrow()
}
