import { refuseChanged } from '#modules/accounts/server/public.ts'
import { writeAct, writeGone } from '#platform/server/acts/write-act.ts'
import type { Asked } from '#platform/server/handler.ts'
import type { Argument } from '#platform/shared/call.ts'
import { changedMeanwhile, notNow, refuse } from '#platform/shared/refusal.ts'
import type { planningCalls } from '../../../contract/calls.ts'
import { compared } from '../../../rules/scenarios/compare.ts'
import type { AlongRows } from '../../along-rows.ts'
import { removeRow } from '../../store/plan-row-changes.ts'
import { seal, sideOf } from '../../store/scenarios/compared.ts'
import { activeColumns, isCopiedAlready } from '../../store/scenarios/promote.ts'
import { lockYear, removeScenario } from '../../store/scenarios/scenarios.ts'
import { doingOf } from '../doing.ts'
import { editRow, fieldsOf, type Editing } from '../edit-row.ts'
import { move } from '../move.ts'
import { codeOf, noun as rowNoun } from '../plan-row-noun.ts'
import { findPlanRow, lockRow } from '../reached.ts'
import { noun } from './scenario-noun.ts'
import { addScenario, lockScenario } from './scenarios.ts'

type Activating = Pick<
  Asked<Argument<typeof planningCalls.activateScenario>>,
  'db' | 'actor' | 'now' | 'record' | 'query' | 'body'
>

/**
 * Makes the active plan of the year what the scenario says, row by row and each by its own act: what both have is changed,
 * what the scenario alone has is added as a draft, what it has not is deleted where it is a draft and cancelled else. Refuses
 * where anything is no more as it was compared.
 */
export async function activateScenario(asked: Activating, along: AlongRows) {
  const { db, actor, query, body } = asked
  const scenario = await lockScenario(db, query.ID)
  await lockYear(db, scenario.year)
  if (scenario.version !== body.Version) return refuseChanged(db, ['planScenario', scenario.id])
  const { year } = scenario
  const active = await sideOf(db, actor, { year, scenarioId: null }, along.says)
  const wanted = await sideOf(db, actor, { year, scenarioId: scenario.id }, along.says)
  if (seal(active, wanted) !== body.Seen) refuse(changedMeanwhile)
  const { differences } = compared(active, wanted)
  if (differences.length === 0) refuse(notNow, { action: 'activateScenario', state: 'same' })
  if (body.KeepAs !== null && active.length > 0)
    await addScenario(asked, along, { Year: year, Name: body.KeepAs, Note: '', FromID: null })

  const done = { Added: 0, Changed: 0, Deleted: 0, Cancelled: 0 }
  const inOrder = differences.toSorted((a, b) => (a.left ?? a.right).id - (b.left ?? b.right).id)
  for (const each of inOrder) {
    if (each.kind === 'changed') {
      await change(asked, along, each.left.id, each.right.id, each.left.version)
      done.Changed++
    } else if (each.kind === 'right') {
      await add(asked, each.right.id, each.right.version)
      done.Added++
    } else done[await takeAway(asked, each.left.id, each.left.version, scenario.name)]++
  }
  const told = { added: done.Added, changed: done.Changed, deleted: done.Deleted, cancelled: done.Cancelled }
  await writeGone(asked, noun, scenario, 'activateScenario', () => removeScenario(db, scenario.id), told)
  return done
}

async function change(doing: Editing, along: AlongRows, id: number, asId: number, version: number): Promise<void> {
  const { db, actor } = doing
  await editRow(doing, id, version, fieldsOf(await findPlanRow(db, actor, asId)))
  await along.become(doing, [{ from: asId, to: id, code: codeOf(await lockRow(db, id)) }])
}

/** The row itself becomes one of the active plan, with its number and all that stands beside it. */
async function add(doing: Editing, id: number, version: number): Promise<void> {
  const { db } = doing
  const row = await lockRow(db, id, version)
  const isCopied = await isCopiedAlready(db, row)
  const set = { ...(await activeColumns(db, row)), ...(isCopied && { copied_from: null }) }
  await writeAct(doing, rowNoun, { ...row, run_number: set.run_number }, 'add', { set })
}

async function takeAway(
  doing: Activating,
  id: number,
  version: number,
  reason: string,
): Promise<'Deleted' | 'Cancelled'> {
  const row = await lockRow(doing.db, id, version)
  if (row.state === 'draft') {
    await writeGone(doing, rowNoun, row, 'delete', () => removeRow(doing.db, id))
    return 'Deleted'
  }
  await move(doingOf(doing), row, 'cancel', { reason })
  return 'Cancelled'
}
