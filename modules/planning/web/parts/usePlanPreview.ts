import { useDebouncedValue } from '@mantine/hooks'
import { skip, useCall } from '#platform/web/data.ts'
import { planningCalls as calls } from '../../contract/calls.ts'
import { previewFields } from '../../contract/plan-shapes.ts'
import type { PlanRowValues } from './row/plan-row-values.ts'

/** Sessions, clashes, and ranked class rooms and instructors of what is being written, as soon as it can be laid out. */
export function usePlanPreview(values: PlanRowValues, rowId: number | null, scenario: number | null) {
  const [settled] = useDebouncedValue({ ...slotOf(values, rowId), ScenarioID: scenario }, 300)
  const read = previewFields.safeParse(settled)
  return useCall(calls.previewPlanRow, read.success ? { body: read.data } : skip)
}

/** What of a row being written a preview needs. */
export const slotOf = (values: PlanRowValues, ID: number | null) => ({
  ID,
  CourseID: values.CourseID,
  StartDate: values.StartDate,
  EndDate: values.EndDate,
  Hours: values.Hours,
  Weekdays: values.Weekdays,
  StartTime: values.StartTime,
  EndTime: values.EndTime,
  OnHolidays: values.OnHolidays,
  Place: values.Place,
  ClassRoomID: values.ClassRoomID,
  ClassRoomKindID: values.ClassRoomKindID,
  EarliestStart: values.EarliestStart,
  LatestEnd: values.LatestEnd,
  LeadInstructorID: values.LeadInstructorID,
  BackupInstructorID: values.BackupInstructorID,
  MaxTrainees: values.MaxTrainees,
})
