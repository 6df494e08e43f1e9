import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { useFormat, usePick } from '#platform/web/format.tsx'
import type { Output } from '#platform/shared/call.ts'
import { useText } from '#platform/web/text.ts'
import { type examCalls, questionCalls } from '../../contract/calls.ts'
import { questionTypes } from '../../rules/question.ts'
import { useTypeWords } from './useTypeWords.ts'

/** The words of the types, for selects. */
export function useTypeOptions() {
  const words = useTypeWords()
  return questionTypes.map((value) => ({ value, label: words(value) }))
}

/** The modules of a course, for selects; none while no course is chosen. */
export function useModuleOptions(courseId: number | null) {
  const pick = usePick()
  const { data } = useCall(questionCalls.getQuestionModules, courseId === null ? skip : { CourseID: courseId })
  const modules = courseId === null || data?.CourseID !== courseId ? [] : data.Modules
  return modules.flatMap((module) =>
    module.ModuleID === null ? [] : [{ value: module.ModuleID, label: pick(module.ModuleName) }],
  )
}

/** The entries of one lookup, for selects and filters; `kept` is what a record bears, offered or not. */
export function useLookupOptions(Lookup: 'QuestionLevel' | 'Category' | 'ExamType', kept: number | null = null) {
  const pick = usePick()
  const asked = { Lookup, ...(kept !== null && { ID: kept }) }
  const { data } = useCall(lookupsCalls.getLookupOptions, asked, { freshFor: 300_000 })
  return (data?.Items ?? []).map((entry) => ({ value: entry.ID, label: pick(entry.Name) }))
}

/** Courses for a search field. */
export function useCourseOption() {
  const pick = usePick()
  return (row: { CourseID: number; CourseCode: string; CourseName: object }) => ({
    value: row.CourseID,
    label: pick(row.CourseName),
    code: row.CourseCode,
  })
}

type ClassRow = Output<typeof examCalls.searchExamClasses>['Items'][number]

/** Classes for a search field: a course has many, so number, days and state stand beside its name. */
export function useClassOption() {
  const pick = usePick()
  const format = useFormat()
  const t = useText('classes')
  return ({ ID, ClassCode, CourseName, StartDate, EndDate, State }: ClassRow) => ({
    value: ID,
    label: [pick(CourseName), ClassCode, format.dayRange(StartDate, EndDate), t(`states.${State}`)].join(
      format.separator,
    ),
  })
}
