import type { Asked, Handler } from '#platform/server/handler.ts'
import type { Argument } from '#platform/shared/call.ts'
import type { EventKind } from '#platform/shared/event-kinds.ts'
import { refuse } from '#platform/shared/refusal.ts'
import type { planningCalls } from '../../contract/calls.ts'
import { clashesRemain } from '../../contract/refusals.ts'
import { unwaived } from '../../rules/clashes.ts'
import type { PlanAction } from '../../rules/plan-states.ts'
import { plannerOf } from '../../rules/planner.ts'
import { askAll } from '../store/asking.ts'
import { unask } from '../store/plan-instructors.ts'
import { lockRow, type LockedRow } from '../store/plan-row-changes.ts'
import { codeOf, putState, stateAfter } from '../store/plan-row-moves.ts'
import { findPlanRow } from '../store/plan-rows.ts'
import { placeRow } from '../store/timetable.ts'
import { wantedOfRow } from '../store/wanted.ts'

type MoveAsked = Asked<Argument<typeof planningCalls.proposePlanRows>>

/** Moves all chosen rows or none. Rows are locked by id, so that two people who choose the same rows queue. */
async function moveRows(
  asked: MoveAsked,
  action: PlanAction,
  kind: EventKind,
  extra: (row: LockedRow) => Promise<void> = async () => {},
) {
  const chosen = asked.body.Rows.toSorted((a, b) => a.ID - b.ID)
  for (const { ID, Version } of chosen) {
    const row = await lockRow(asked.db, ID, Version)
    const state = stateAfter(row, action, plannerOf(asked.actor))
    await putState(asked.db, row, state)
    await asked.record({ kind, subject: ['planRow', ID], data: { code: codeOf(row) } })
    await extra(row)
  }
  return { Moved: chosen.length }
}

export const proposePlanRows: Handler<typeof planningCalls.proposePlanRows> = (asked) =>
  moveRows(asked, 'propose', 'planRowProposed')

export const withdrawPlanRows: Handler<typeof planningCalls.withdrawPlanRows> = (asked) =>
  moveRows(asked, 'withdraw', 'planRowWithdrawn')

export const approvePlanRows: Handler<typeof planningCalls.approvePlanRows> = (asked) =>
  moveRows(asked, 'approve', 'planRowApproved', (row) => askAll(asked.db, row.id, asked.now, asked.record))

export const publishPlanRows: Handler<typeof planningCalls.publishPlanRows> = (asked) =>
  moveRows(asked, 'publish', 'planRowPublished', async (row) => {
    const found = await findPlanRow(asked.db, asked.actor, row.id)
    const { clashes } = await placeRow(asked.db, wantedOfRow(found))
    const left = unwaived(clashes, row.waived)
    if (left.length)
      refuse(clashesRemain, {
        row: codeOf(row),
        count: left.length,
        kinds: [...new Set(left.map((clash) => clash.kind))],
        with: [...new Set(left.flatMap((clash) => clash.by?.code ?? []))],
      })
  })

export const unpublishPlanRows: Handler<typeof planningCalls.unpublishPlanRows> = (asked) =>
  moveRows(asked, 'unpublish', 'planRowUnpublished')

export const sendBackPlanRow: Handler<typeof planningCalls.sendBackPlanRow> = async ({
  db,
  actor,
  query,
  body,
  record,
}) => {
  const row = await lockRow(db, query.ID, body.Version)
  const saved = await putState(db, row, stateAfter(row, 'sendBack', plannerOf(actor)), body.Reason)
  const instructorIds = await unask(db, row.id, false)
  await record({
    kind: 'planRowSentBack',
    subject: ['planRow', row.id],
    data: { code: codeOf(row), coordinatorId: row.coordinator_id, reason: body.Reason, instructorIds },
  })
  return saved
}
