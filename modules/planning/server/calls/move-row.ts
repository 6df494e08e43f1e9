import type { Handler } from '#platform/server/handler.ts'
import { notNow, refuse } from '#platform/shared/refusal.ts'
import type { planningCalls } from '../../contract/calls.ts'
import { nothingToWaive, rowHasClass } from '../../contract/refusals.ts'
import { mayWaive } from '../../rules/plan-states.ts'
import { plannerOf } from '../../rules/planner.ts'
import { unask } from '../store/plan-instructors.ts'
import { lockRow, nextRun } from '../store/plan-row-changes.ts'
import { codeOf, putDates, putState, putWaiver, stateAfter } from '../store/plan-row-moves.ts'
import { findPlanRow } from '../store/plan-rows.ts'
import { placeRow } from '../store/timetable.ts'
import { wantedOfRow } from '../store/wanted.ts'

export const cancelPlanRow: Handler<typeof planningCalls.cancelPlanRow> = async ({
  db,
  actor,
  query,
  body,
  record,
}) => {
  const row = await lockRow(db, query.ID, body.Version)
  if (row.class_id !== null) refuse(rowHasClass, { class: row.class_code })
  const saved = await putState(db, row, stateAfter(row, 'cancel', plannerOf(actor)), body.Reason)
  const instructorIds = await unask(db, row.id, true)
  await record({
    kind: 'planRowCancelled',
    subject: ['planRow', row.id],
    data: { code: codeOf(row), coordinatorId: row.coordinator_id, reason: body.Reason, instructorIds },
  })
  return saved
}

export const postponePlanRow: Handler<typeof planningCalls.postponePlanRow> = async ({
  db,
  actor,
  query,
  body,
  record,
}) => {
  const row = await lockRow(db, query.ID, body.Version)
  stateAfter(row, 'postpone', plannerOf(actor))
  const year = Number(body.StartDate.slice(0, 4))
  const run = year === row.year ? null : await nextRun(db, row.course_id, year)
  const saved = await putDates(db, row, body.StartDate, body.Reason, run)
  const instructorIds = await unask(db, row.id, true)
  await record({
    kind: 'planRowPostponed',
    subject: ['planRow', row.id],
    data: {
      code: codeOf(row),
      coordinatorId: row.coordinator_id,
      from: row.starts_on,
      to: body.StartDate,
      reason: body.Reason,
      instructorIds,
    },
  })
  return saved
}

export const waivePlanClashes: Handler<typeof planningCalls.waivePlanClashes> = async ({
  db,
  actor,
  query,
  body,
  record,
}) => {
  const row = await lockRow(db, query.ID, body.Version)
  if (!mayWaive(row.state, plannerOf(actor))) refuse(notNow, { action: 'waive', state: row.state })
  const { clashes } = await placeRow(db, wantedOfRow(await findPlanRow(db, actor, row.id)))
  const hard = clashes.filter((clash) => clash.severity === 'hard')
  if (hard.length === 0) refuse(nothingToWaive)
  const saved = await putWaiver(
    db,
    row,
    hard.map((clash) => clash.key),
    body.Reason,
  )
  await record({
    kind: 'planRowWaived',
    subject: ['planRow', row.id],
    data: { code: codeOf(row), coordinatorId: row.coordinator_id, count: hard.length, reason: body.Reason },
  })
  return saved
}
