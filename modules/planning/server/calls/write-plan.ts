import { requireCurrency, requireLanguages } from '#modules/lookups/server/public.ts'
import { writeFact, writeGone, writeNew } from '#platform/server/acts/write-act.ts'
import type { Handler } from '#platform/server/handler.ts'
import { addDays, daysBetween } from '#platform/shared/values/dates.ts'
import { notAllowed, notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import type { planningCalls } from '../../contract/calls.ts'
import { rowHasClass } from '../../contract/refusals.ts'
import { mayDelete } from '../../rules/plan-states.ts'
import { plannerOf } from '../../rules/planner.ts'
import { refuseUnable } from '../acts/able.ts'
import { chosenPeople, editRow, slotsOf } from '../acts/edit-row.ts'
import { refuseNoCoordinator } from '../acts/coordinator.ts'
import { noun } from '../acts/plan-row-noun.ts'
import { lockRow } from '../acts/reached.ts'
import { refuseOutside } from '../acts/scenarios/outside.ts'
import { putInstructors } from '../store/plan-instructors.ts'
import { copyRow, insertRow, removeRow } from '../store/plan-row-changes.ts'
import { scenarioYear } from '../store/scenarios/scenarios.ts'

export const add: Handler<typeof planningCalls.add> = async (asked) => {
  const { db, actor, query, body } = asked
  if (plannerOf(actor) === null) refuse(notAllowed)
  const scenarioId = query.ScenarioID ?? null
  if (scenarioId !== null) refuseOutside((await scenarioYear(db, scenarioId)) ?? refuse(notFound), body.StartDate)
  await requireCurrency(db, 'Fee', body.Fee)
  await requireLanguages(db, 'Language', [body.Language])
  await refuseUnable(db, body.CourseID, chosenPeople(body))
  await refuseNoCoordinator(db, body.CoordinatorID)
  const row = await lockRow(db, await insertRow(db, body, actor.userId, scenarioId))
  await putInstructors(db, row.id, slotsOf(body), false)
  await writeNew(asked, noun, row, 'add')
  if (row.coordinator_id !== actor.userId && scenarioId === null) await writeFact(asked, noun, row, 'changeCoordinator')
  return { ID: row.id, Version: row.version }
}

export const edit: Handler<typeof planningCalls.edit> = (asked) => {
  const { Version, ...fields } = asked.body
  return editRow(asked, asked.query.ID, Version, fields)
}

export const copy: Handler<typeof planningCalls.copy> = async (asked) => {
  const { db, actor, query, body } = asked
  const from = await lockRow(db, query.ID)
  refuseOutside(from.scenario_id === null ? null : from.year, body.StartDate)
  const endsOn = addDays(body.StartDate, daysBetween(from.starts_on, from.ends_on))
  const to = { startsOn: body.StartDate, endsOn, coordinatorId: actor.userId, scenarioId: from.scenario_id }
  const row = await lockRow(db, await copyRow(db, from, to))
  await writeNew(asked, noun, row, 'copy', { copyOf: from.id })
  return { ID: row.id, Version: row.version }
}

export const deleteRow: Handler<typeof planningCalls.delete> = async (asked) => {
  const row = await lockRow(asked.db, asked.query.ID)
  if (!mayDelete(row.state, plannerOf(asked.actor))) refuse(notNow, { action: 'delete', state: row.state })
  if (row.class_id !== null) refuse(rowHasClass, { class: row.class_code })
  await writeGone(asked, noun, row, 'delete', () => removeRow(asked.db, row.id))
  return { Done: true }
}
