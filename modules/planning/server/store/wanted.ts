import type { Argument } from '#platform/shared/call.ts'
import type { planningCalls } from '../../contract/calls.ts'
import type { MovableWindow } from '../../rules/clashes.ts'
import type { Pattern } from '../../rules/sessions.ts'

/** All that decides when a row takes place and what it needs. */
export type Wanted = Pattern & {
  readonly rowId: number | null
  /** Null: the active plan. */
  readonly scenarioId: number | null
  readonly courseId: number
  readonly place: 'academy' | 'customerSite' | 'online'
  readonly classRoomId: number | null
  /** Any class room of this kind, where none is named. */
  readonly classRoomKindId: number | null
  readonly window: MovableWindow
  readonly leadId: number | null
  readonly backupId: number | null
  readonly maxTrainees: number
}

type Slot = Omit<Argument<typeof planningCalls.previewPlanRow>['body'], 'ScenarioID'>

/** What a form asks for. */
export const wantedOfForm = (form: Omit<Slot, 'ID'>, rowId: number | null, scenarioId: number | null): Wanted => ({
  rowId,
  scenarioId,
  courseId: form.CourseID,
  startsOn: form.StartDate,
  endsOn: form.EndDate,
  weekdays: form.Weekdays,
  startsAt: form.StartTime,
  endsAt: form.EndTime,
  hours: form.Hours,
  onHolidays: form.OnHolidays,
  place: form.Place,
  classRoomId: form.Place === 'academy' ? form.ClassRoomID : null,
  classRoomKindId: form.Place === 'academy' && form.ClassRoomID === null ? (form.ClassRoomKindID ?? null) : null,
  window: { earliest: form.EarliestStart ?? null, latest: form.LatestEnd ?? null },
  leadId: form.LeadInstructorID,
  backupId: form.BackupInstructorID,
  maxTrainees: form.MaxTrainees,
})

interface Stored {
  readonly ID: number
  readonly ScenarioID: number | null
  readonly CourseID: number
  readonly StartDate: string
  readonly EndDate: string
  readonly Weekdays: readonly number[]
  readonly StartTime: string
  readonly EndTime: string
  readonly Hours: number
  readonly OnHolidays: boolean
  readonly Place: Wanted['place']
  readonly ClassRoomID: number | null
  readonly ClassRoomKindID: number | null
  readonly EarliestStart: string | null
  readonly LatestEnd: string | null
  readonly MaxTrainees: number
  readonly Instructors: readonly {
    readonly InstructorID: number
    readonly Role: 'lead' | 'backup'
    readonly State: string
  }[]
}

/** What a stored row asks for. */
export function wantedOfRow(row: Stored): Wanted {
  const holds = (role: 'lead' | 'backup') =>
    row.Instructors.find((each) => each.Role === role && each.State !== 'rejected')?.InstructorID ?? null
  return {
    rowId: row.ID,
    scenarioId: row.ScenarioID,
    courseId: row.CourseID,
    startsOn: row.StartDate,
    endsOn: row.EndDate,
    weekdays: row.Weekdays,
    startsAt: row.StartTime,
    endsAt: row.EndTime,
    hours: row.Hours,
    onHolidays: row.OnHolidays,
    place: row.Place,
    classRoomId: row.ClassRoomID,
    classRoomKindId: row.ClassRoomID === null ? row.ClassRoomKindID : null,
    window: { earliest: row.EarliestStart, latest: row.LatestEnd },
    leadId: holds('lead'),
    backupId: holds('backup'),
    maxTrainees: row.MaxTrainees,
  }
}
