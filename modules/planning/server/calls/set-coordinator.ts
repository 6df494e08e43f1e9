import { writeAct } from '#platform/server/acts/write-act.ts'
import type { Handler } from '#platform/server/handler.ts'
import type { planningCalls } from '../../contract/calls.ts'
import type { keptCoordinator } from '../../contract/plan-writing.ts'
import { mayEdit } from '../../rules/plan-states.ts'
import { plannerOf } from '../../rules/planner.ts'
import { refuseNoCoordinator } from '../acts/coordinator.ts'
import { codeOf, noun } from '../acts/plan-row-noun.ts'
import { lockedRow } from '../store/plan-row-changes.ts'

type Why = (typeof keptCoordinator)[number]

/** By id, so that two who choose the same rows queue. */
export const changeCoordinator: Handler<typeof planningCalls.changeCoordinator> = async (asked) => {
  const { db, actor, body } = asked
  await refuseNoCoordinator(db, body.CoordinatorID)
  const who = plannerOf(actor)
  const Kept: { ID: number; Code: string; Why: Why }[] = []
  let Changed = 0
  for (const { ID, Version } of body.Rows.toSorted((a, b) => a.ID - b.ID)) {
    const row = await lockedRow(db, ID)
    const why: Why | null = !row
      ? 'gone'
      : row.version !== Version
        ? 'changedMeanwhile'
        : row.coordinator_id === body.CoordinatorID
          ? 'already'
          : mayEdit(row.state, who)
            ? null
            : 'notNow'
    if (!row || why) {
      Kept.push({ ID, Code: row ? codeOf(row) : '', Why: why! })
      continue
    }
    const set = { coordinator_id: body.CoordinatorID }
    const given = { ...row, ...set }
    if (row.scenario_id === null) await writeAct(asked, noun, given, 'changeCoordinator', { set })
    else await writeAct(asked, noun, given, 'edit', { set })
    Changed++
  }
  return { Changed, Kept }
}
