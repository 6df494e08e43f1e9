import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { useFormat, usePick } from '#platform/web/format.tsx'
import { questionCalls } from '../../contract/calls.ts'
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

/** The entries of one lookup, for selects and filters. */
export function useLookupOptions(Lookup: 'QuestionLevel' | 'Category' | 'ExamType') {
  const pick = usePick()
  const { data } = useCall(lookupsCalls.getLookupOptions, { Lookup }, { freshFor: 300_000 })
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

/** Classes for a search field: a course has many, so the number stands beside its name. */
export function useClassOption() {
  const pick = usePick()
  const format = useFormat()
  return (row: { ID: number; ClassCode: string; CourseName: object }) => ({
    value: row.ID,
    label: `${pick(row.CourseName)}${format.separator}${row.ClassCode}`,
  })
}
