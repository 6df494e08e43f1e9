import type { Asked } from '#platform/server/handler.ts'
import type { PlanAction } from '../../rules/plan-states.ts'
import type { LockedRow } from '../store/plan-row-changes.ts'
import { askAll } from './asking.ts'
import { doingOf, type Doing } from './doing.ts'
import { move, stateAfter } from './move.ts'
import { lockRow } from './reached.ts'

interface Chosen {
  readonly Rows: readonly { readonly ID: number; readonly Version: number }[]
}
interface Because {
  readonly Version: number
  readonly Reason: string
}

/** What follows from a move by itself: who is named in an approved row is asked. */
const follow = async (doing: Doing, row: LockedRow, action: PlanAction, now: Date): Promise<void> => {
  if (action === 'approve') await askAll(doing, row, now)
}

/**
 * Moves all chosen rows or none. Rows are locked by id, so that two people who choose the same rows queue. `obstacle`
 * refuses what the states would allow.
 */
export async function performOnAll(
  asked: Asked<{ body: Chosen }>,
  action: PlanAction,
  obstacle: (row: LockedRow) => Promise<void> = async () => {},
) {
  const doing = doingOf(asked)
  const chosen = asked.body.Rows.toSorted((a, b) => a.ID - b.ID)
  for (const { ID, Version } of chosen) {
    const row = await lockRow(asked.db, ID, Version)
    stateAfter(doing.who, row, action)
    await obstacle(row)
    await move(doing, row, action)
    await follow(doing, row, action, asked.now)
  }
  return { Moved: chosen.length }
}

/** Moves one row, for a reason. */
export async function perform(asked: Asked<{ query: { ID: number }; body: Because }>, action: PlanAction) {
  const doing = doingOf(asked)
  const row = await lockRow(asked.db, asked.query.ID, asked.body.Version)
  const saved = await move(doing, row, action, { reason: asked.body.Reason })
  await follow(doing, row, action, asked.now)
  return saved
}
