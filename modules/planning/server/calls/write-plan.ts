import { requireCurrency } from '#modules/lookups/server/public.ts'
import { writeAct, writeFact, writeGone, writeNew } from '#platform/server/acts/write-act.ts'
import type { Handler } from '#platform/server/handler.ts'
import { addDays, daysBetween } from '#platform/shared/values/dates.ts'
import { notAllowed, notNow, refuse } from '#platform/shared/refusal.ts'
import type { planningCalls } from '../../contract/calls.ts'
import { rowHasClass } from '../../contract/refusals.ts'
import { binds, mayDelete, mayEdit } from '../../rules/plan-states.ts'
import { plannerOf } from '../../rules/planner.ts'
import { refuseUnable } from '../acts/able.ts'
import { askAll } from '../acts/asking.ts'
import { refuseNoCoordinator } from '../acts/coordinator.ts'
import { noun } from '../acts/plan-row-noun.ts'
import { lockRow } from '../acts/reached.ts'
import { putInstructors, type Slot } from '../store/plan-instructors.ts'
import { changedColumns, copyRow, insertRow, removeRow } from '../store/plan-row-changes.ts'

interface People {
  readonly LeadInstructorID: number | null
  readonly BackupInstructorID: number | null
}
const chosen = (form: People) => [
  { id: form.LeadInstructorID, field: 'LeadInstructorID' },
  { id: form.BackupInstructorID, field: 'BackupInstructorID' },
]
const slots = (form: People): Slot[] => [
  ...(form.LeadInstructorID === null ? [] : [{ instructorId: form.LeadInstructorID, role: 'lead' as const }]),
  ...(form.BackupInstructorID === null ? [] : [{ instructorId: form.BackupInstructorID, role: 'backup' as const }]),
]

export const add: Handler<typeof planningCalls.add> = async (asked) => {
  const { db, actor, body } = asked
  if (plannerOf(actor) === null) refuse(notAllowed)
  await requireCurrency(db, 'Fee', body.Fee)
  await refuseUnable(db, body.CourseID, chosen(body))
  await refuseNoCoordinator(db, body.CoordinatorID)
  const row = await lockRow(db, await insertRow(db, body, actor.userId))
  await putInstructors(db, row.id, slots(body), false)
  await writeNew(asked, noun, row, 'add')
  if (row.coordinator_id !== actor.userId) await writeFact(asked, noun, row, 'changeCoordinator')
  return { ID: row.id, Version: row.version }
}

export const edit: Handler<typeof planningCalls.edit> = async (asked) => {
  const { db, actor, now, query, body } = asked
  const row = await lockRow(db, query.ID, body.Version)
  if (!mayEdit(row.state, plannerOf(actor))) refuse(notNow, { action: 'edit', state: row.state })
  await requireCurrency(db, 'Fee', body.Fee)
  await refuseUnable(db, body.CourseID, chosen(body))
  const isHandedOver = (body.CoordinatorID ?? row.coordinator_id) !== row.coordinator_id
  if (isHandedOver) await refuseNoCoordinator(db, body.CoordinatorID)
  const { set, isMoved } = await changedColumns(db, row, body)
  await writeAct(asked, noun, row, 'edit', { set, data: { moved: isMoved } })
  if (isHandedOver) await writeFact(asked, noun, { ...row, coordinator_id: body.CoordinatorID! }, 'changeCoordinator')
  for (const released of await putInstructors(db, row.id, slots(body), isMoved))
    await writeFact(asked, noun, row, 'releaseInstructor', { ...released })
  if (binds(row.state)) await askAll(asked, row, now)
  return { ID: row.id, Version: row.version + 1 }
}

export const copy: Handler<typeof planningCalls.copy> = async (asked) => {
  const { db, actor, query, body } = asked
  const from = await lockRow(db, query.ID)
  const endsOn = addDays(body.StartDate, daysBetween(from.starts_on, from.ends_on))
  const row = await lockRow(db, await copyRow(db, from, body.StartDate, endsOn, actor.userId))
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
