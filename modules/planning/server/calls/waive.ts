import { writeAct } from '#platform/server/acts/write-act.ts'
import type { Handler } from '#platform/server/handler.ts'
import { notNow, refuse } from '#platform/shared/refusal.ts'
import type { planningCalls } from '../../contract/calls.ts'
import { inScenario, nothingToWaive } from '../../contract/refusals.ts'
import { mayWaive } from '../../rules/plan-states.ts'
import { plannerOf } from '../../rules/planner.ts'
import { codeOf, noun } from '../acts/plan-row-noun.ts'
import { findPlanRow, lockRow } from '../acts/reached.ts'
import { placeRow } from '../store/timetable.ts'
import { wantedOfRow } from '../store/wanted.ts'

export const waive: Handler<typeof planningCalls.waive> = async (asked) => {
  const { db, actor, query, body } = asked
  const row = await lockRow(db, query.ID, body.Version)
  if (row.scenario_id !== null) refuse(inScenario, { row: codeOf(row) })
  if (!mayWaive(row.state, plannerOf(actor))) refuse(notNow, { action: 'waive', state: row.state })
  const { clashes } = await placeRow(db, wantedOfRow(await findPlanRow(db, actor, row.id)))
  const hard = clashes.filter((clash) => clash.severity === 'hard')
  if (hard.length === 0) refuse(nothingToWaive)
  await writeAct(asked, noun, row, 'waive', {
    set: { waived: hard.map((clash) => clash.key), waiver_reason: body.Reason },
    reason: body.Reason,
    data: { count: hard.length },
  })
  return { ID: row.id, Version: row.version + 1 }
}
