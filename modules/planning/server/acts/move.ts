import type { Updateable } from 'kysely'
import type { DB } from '#database/tables.ts'
import { writeAct } from '#platform/server/acts/write-act.ts'
import { notNow, refuse } from '#platform/shared/refusal.ts'
import { next } from '#platform/shared/record/states.ts'
import { inScenario, rowHasClass } from '../../contract/refusals.ts'
import { planStates, takesBack, type PlanAction, type PlanMover, type PlanState } from '../../rules/plan-states.ts'
import { unask } from '../store/plan-instructors.ts'
import type { LockedRow } from '../store/plan-row-changes.ts'
import type { Doing } from './doing.ts'
import { codeOf, noun } from './plan-row-noun.ts'

interface Details {
  readonly reason?: string | undefined
  /** Other columns that change with the move. */
  readonly set?: Updateable<DB['planning.plan_row']>
  /** What the fact carries beside those of the noun. */
  readonly data?: Readonly<Record<string, unknown>>
}

/**
 * The state after the action; refuses where the row stands in a scenario (`inScenario`), follows its class (`rowHasClass`)
 * or has no such move (`notNow`).
 */
export function stateAfter(who: PlanMover | null, row: LockedRow, action: PlanAction): PlanState {
  if (row.scenario_id !== null) refuse(inScenario, { row: codeOf(row) })
  if (action === 'cancel' && row.class_id !== null) refuse(rowHasClass, { class: row.class_code })
  const state = who && next(planStates, row.state, action, who)
  return state ?? refuse(notNow, { action, state: row.state, row: codeOf(row) })
}

/**
 * Makes one move where `stateAfter` allows it; who had been asked and need not answer any more stands in the fact. The row
 * must be locked.
 */
export async function move(doing: Doing, row: LockedRow, action: PlanAction, details: Details = {}) {
  const state = stateAfter(doing.who, row, action)
  const back = takesBack[action]
  const instructorIds = back ? await unask(doing.db, row.id, back === 'answered') : []
  await writeAct(doing, noun, row, action, {
    set: { state, state_reason: details.reason ?? null, ...details.set },
    reason: details.reason,
    data: { ...(back && { instructorIds }), ...details.data },
  })
  return { ID: row.id, Version: row.version + 1 }
}
