import { requireCurrency } from '#modules/lookups/server/public.ts'
import type { Handler } from '#platform/server/handler.ts'
import { addDays, daysBetween } from '#platform/shared/dates.ts'
import { notAllowed, notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import type { planningCalls } from '../../contract/calls.ts'
import { rowHasClass } from '../../contract/refusals.ts'
import { binds, mayDelete, mayEdit } from '../../rules/plan-states.ts'
import { plannerOf } from '../../rules/planner.ts'
import { putInstructors, type Slot } from '../store/plan-instructors.ts'
import { askAll } from '../store/asking.ts'
import {
  copyRow,
  insertRow,
  type LockedRow,
  lockRow,
  refuseUnable,
  removeRow,
  updateRow,
} from '../store/plan-row-changes.ts'

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

type Row = Pick<LockedRow, 'course_id' | 'starts_on' | 'ends_on' | 'fee_minor' | 'currency'>
const factsOf = (row: Row) => ({
  courseId: row.course_id,
  from: row.starts_on,
  to: row.ends_on,
  fee: { Minor: row.fee_minor, Currency: row.currency },
})

export const addPlanRow: Handler<typeof planningCalls.addPlanRow> = async ({ db, actor, body, record }) => {
  if (plannerOf(actor) === null) refuse(notAllowed)
  await requireCurrency(db, 'Fee', body.Fee)
  await refuseUnable(db, body.CourseID, chosen(body))
  const saved = await insertRow(db, body, actor.userId)
  await putInstructors(db, saved.ID, slots(body), false)
  await record({ kind: 'planRowAdded', subject: ['planRow', saved.ID], data: { courseId: body.CourseID } })
  return saved
}

export const updatePlanRow: Handler<typeof planningCalls.updatePlanRow> = async ({
  db,
  actor,
  now,
  query,
  body,
  record,
}) => {
  const row = await lockRow(db, query.ID, body.Version)
  if (!mayEdit(row.state, plannerOf(actor))) refuse(notNow, { action: 'edit', state: row.state })
  await requireCurrency(db, 'Fee', body.Fee)
  await refuseUnable(db, body.CourseID, chosen(body))
  const { saved, isMoved } = await updateRow(db, row, body)
  const after = { courseId: body.CourseID, from: body.StartDate, to: body.EndDate, fee: body.Fee }
  const released = await putInstructors(db, row.id, slots(body), isMoved)
  await record({
    kind: 'planRowChanged',
    subject: ['planRow', row.id],
    data: { moved: isMoved },
    before: factsOf(row),
    after,
  })
  for (const slot of released)
    await record({ kind: 'planInstructorReleased', subject: ['planRow', row.id], data: { ...slot } })
  if (binds(row.state)) await askAll(db, row.id, now, record)
  return saved
}

export const copyPlanRow: Handler<typeof planningCalls.copyPlanRow> = async ({ db, actor, query, body, record }) => {
  const row = await lockRow(db, query.ID)
  const EndDate = addDays(body.StartDate, daysBetween(row.starts_on, row.ends_on))
  const saved = await copyRow(db, row, body.StartDate, EndDate, actor.userId)
  await record({ kind: 'planRowAdded', subject: ['planRow', saved.ID], data: { copyOf: row.id } })
  return saved
}

export const deletePlanRow: Handler<typeof planningCalls.deletePlanRow> = async ({ db, actor, query, record }) => {
  const row = await lockRow(db, query.ID)
  if (!mayDelete(row.state, plannerOf(actor))) refuse(notNow, { action: 'delete', state: row.state })
  if (row.class_id !== null) refuse(rowHasClass, { class: row.class_code })
  if (!(await removeRow(db, row.id))) refuse(notFound)
  await record({
    kind: 'planRowDeleted',
    subject: ['planRow', row.id],
    data: { courseId: row.course_id },
    before: factsOf(row),
  })
  return { Done: true }
}
