import type { Output } from '#platform/shared/call.ts'
import type { Money } from '#platform/shared/values/money.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { catalogueCalls } from '#modules/catalogue/contract/calls.ts'
import type { planningCalls } from '../../../contract/calls.ts'

type Row = Output<typeof planningCalls.getPlanRow>

/** What the form of a row holds while it is written: numbers and choices may still be missing. */
export interface PlanRowValues {
  CourseID: number | null
  Title: Trilingual
  StartDate: string
  EndDate: string
  Hours: number | null
  Weekdays: readonly number[]
  StartTime: string
  EndTime: string
  OnHolidays: boolean
  Language: string
  Place: Row['Place']
  ClassRoomID: number | null
  ClassRoomKindID: number | null
  EarliestStart: string | null
  LatestEnd: string | null
  CoordinatorID: number | null
  LeadInstructorID: number | null
  BackupInstructorID: number | null
  MinTrainees: number | null
  MaxTrainees: number | null
  ExpectedTrainees: number | null
  Fee: Money | null
  OrganizationID: number | null
  Priority: number | null
  Notes: string
}

export const emptyPlanRow: PlanRowValues = {
  CourseID: null,
  Title: {},
  StartDate: '',
  EndDate: '',
  Hours: null,
  Weekdays: [0, 1, 2, 3, 4],
  StartTime: '09:00',
  EndTime: '14:00',
  OnHolidays: false,
  Language: 'ar',
  Place: 'academy',
  ClassRoomID: null,
  ClassRoomKindID: null,
  EarliestStart: null,
  LatestEnd: null,
  CoordinatorID: null,
  LeadInstructorID: null,
  BackupInstructorID: null,
  MinTrainees: null,
  MaxTrainees: null,
  ExpectedTrainees: 0,
  Fee: null,
  OrganizationID: null,
  Priority: 0,
  Notes: '',
}

export const valuesOfRow = (row: Row): PlanRowValues => {
  const holds = (role: 'lead' | 'backup') =>
    row.Instructors.find((each) => each.Role === role && each.State !== 'rejected')?.InstructorID ?? null
  return {
    CourseID: row.CourseID,
    Title: row.Title,
    StartDate: row.StartDate,
    EndDate: row.EndDate,
    Hours: row.Hours,
    Weekdays: row.Weekdays,
    StartTime: row.StartTime,
    EndTime: row.EndTime,
    OnHolidays: row.OnHolidays,
    Language: row.Language,
    Place: row.Place,
    ClassRoomID: row.ClassRoomID,
    ClassRoomKindID: row.ClassRoomKindID,
    EarliestStart: row.EarliestStart,
    LatestEnd: row.LatestEnd,
    CoordinatorID: row.CoordinatorID,
    LeadInstructorID: holds('lead'),
    BackupInstructorID: holds('backup'),
    MinTrainees: row.MinTrainees,
    MaxTrainees: row.MaxTrainees,
    ExpectedTrainees: row.ExpectedTrainees,
    Fee: row.Fee,
    OrganizationID: row.OrganizationID,
    Priority: row.Priority,
    Notes: row.Notes,
  }
}

type Course = Pick<
  Output<typeof catalogueCalls.getCourse>,
  'Hours' | 'Language' | 'MinTrainees' | 'MaxTrainees' | 'Fee'
>

/** What a course says of a run of it, until somebody says otherwise. */
export const ofCourse = ({ Hours, Language, MinTrainees, MaxTrainees, Fee }: Course) => ({
  Hours,
  Language,
  MinTrainees,
  MaxTrainees,
  ExpectedTrainees: Math.round((MinTrainees + MaxTrainees) / 2),
  Fee,
})
