import { requireCurrency, requireLanguages } from '#modules/lookups/server/public.ts'
import { writeAct, writeFact } from '#platform/server/acts/write-act.ts'
import type { Argument } from '#platform/shared/call.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { notNow, refuse } from '#platform/shared/refusal.ts'
import type { planningCalls } from '../../contract/calls.ts'
import { binds, mayEdit } from '../../rules/plan-states.ts'
import { plannerOf } from '../../rules/planner.ts'
import { refuseOutside } from './scenarios/outside.ts'
import { putInstructors, type Slot } from '../store/plan-instructors.ts'
import { changedColumns } from '../store/plan-row-changes.ts'
import { refuseUnable } from './able.ts'
import { askAll } from './asking.ts'
import { refuseNoCoordinator } from './coordinator.ts'
import type { Recording } from './doing.ts'
import { noun } from './plan-row-noun.ts'
import { findPlanRow, lockRow } from './reached.ts'

type Fields = Omit<Argument<typeof planningCalls.edit>['body'], 'Version'>

interface People {
  readonly LeadInstructorID: number | null
  readonly BackupInstructorID: number | null
}
export const chosenPeople = (form: People) => [
  { id: form.LeadInstructorID, field: 'LeadInstructorID' },
  { id: form.BackupInstructorID, field: 'BackupInstructorID' },
]
export const slotsOf = (form: People): Slot[] => [
  ...(form.LeadInstructorID === null ? [] : [{ instructorId: form.LeadInstructorID, role: 'lead' as const }]),
  ...(form.BackupInstructorID === null ? [] : [{ instructorId: form.BackupInstructorID, role: 'backup' as const }]),
]

/** Who edits, in which transaction. */
export interface Editing extends Recording {
  readonly actor: Actor
  readonly now: Date
}

/** Changes a row, on the version that was seen; who had accepted is asked again where the times changed. */
export async function editRow(
  doing: Editing,
  id: number,
  version: number,
  fields: Fields,
): Promise<{ ID: number; Version: number }> {
  const { db, actor, now } = doing
  const row = await lockRow(db, id, version)
  if (!mayEdit(row.state, plannerOf(actor))) refuse(notNow, { action: 'edit', state: row.state })
  refuseOutside(row.scenario_id === null ? null : row.year, fields.StartDate)
  await requireCurrency(db, 'Fee', fields.Fee)
  await requireLanguages(db, 'Language', [fields.Language])
  await refuseUnable(db, fields.CourseID, chosenPeople(fields))
  const isHandedOver = (fields.CoordinatorID ?? row.coordinator_id) !== row.coordinator_id
  if (isHandedOver) await refuseNoCoordinator(db, fields.CoordinatorID)
  const { set, isMoved } = await changedColumns(db, row, fields)
  await writeAct(doing, noun, row, 'edit', { set, data: { moved: isMoved } })
  // What a scenario says is nobody's work yet.
  if (isHandedOver && row.scenario_id === null)
    await writeFact(doing, noun, { ...row, coordinator_id: fields.CoordinatorID! }, 'changeCoordinator')
  for (const released of await putInstructors(db, row.id, slotsOf(fields), isMoved))
    await writeFact(doing, noun, row, 'releaseInstructor', { ...released })
  if (binds(row.state)) await askAll(doing, row, now)
  return { ID: row.id, Version: row.version + 1 }
}

type Terms = Partial<Pick<Fields, 'ExpectedTrainees' | 'Fee' | 'LeadInstructorID' | 'ClassRoomID'>>

/** The same of what a row is reckoned by alone: for how many, at which fee, by whom and where. */
export async function editTerms(doing: Editing, id: number, version: number, terms: Terms) {
  const fields = { ...fieldsOf(await findPlanRow(doing.db, doing.actor, id)), ...terms }
  // Who is to lead now stands by no more.
  const stillBackup = fields.BackupInstructorID === fields.LeadInstructorID ? null : fields.BackupInstructorID
  return editRow(doing, id, version, { ...fields, BackupInstructorID: stillBackup })
}

/** A row as the form would send it. */
export function fieldsOf(row: Awaited<ReturnType<typeof findPlanRow>>): Fields {
  const named = (role: 'lead' | 'backup') =>
    row.Instructors.find((each) => each.Role === role && each.State !== 'rejected')?.InstructorID ?? null
  return {
    CourseID: row.CourseID,
    Title: row.Title,
    StartDate: row.StartDate,
    EndDate: row.EndDate,
    Hours: row.Hours,
    Weekdays: row.Weekdays,
    OnHolidays: row.OnHolidays,
    Place: row.Place,
    ClassRoomID: row.ClassRoomID,
    ClassRoomKindID: row.ClassRoomKindID,
    EarliestStart: row.EarliestStart,
    LatestEnd: row.LatestEnd,
    CoordinatorID: row.CoordinatorID,
    MinTrainees: row.MinTrainees,
    MaxTrainees: row.MaxTrainees,
    ExpectedTrainees: row.ExpectedTrainees,
    Fee: row.Fee,
    OrganizationID: row.OrganizationID,
    Priority: row.Priority,
    Notes: row.Notes,
    StartTime: row.StartTime.slice(0, 5),
    EndTime: row.EndTime.slice(0, 5),
    Language: row.Language as Fields['Language'],
    LeadInstructorID: named('lead'),
    BackupInstructorID: named('backup'),
  }
}
