import { catalogueCalls } from '#modules/catalogue/contract/calls.ts'
import type { Output } from '#platform/shared/call.ts'
import { usePick } from '#platform/web/format.tsx'
import type { practicalCalls } from '../../../contract/calls.ts'
import type { SheetKind } from '../../../rules/sheets.ts'

export type PracticalQuestion = Output<typeof practicalCalls.getPracticalQuestion>

/** Where the questions of a sheet stand, and one of them. */
export const listPath = {
  general: '/PracticalExamination/GeneralPracticalQuestion',
  course: '/CoursePracticalQuestion',
} as const satisfies Record<SheetKind, string>
export const editPath = {
  general: '/PracticalExamination/GeneralPracticalQuestion-edit/:ID?',
  course: '/CoursePracticalQuestion-edit/:ID?',
} as const satisfies Record<SheetKind, string>

/** How a course is chosen. */
export function useCourseRecord() {
  const pick = usePick()
  return {
    call: catalogueCalls.listCourses,
    option: (row: Output<typeof catalogueCalls.listCourses>['Items'][number]) => ({
      value: row.ID,
      label: pick(row.Name),
      code: row.Code,
    }),
  }
}
