import type { FoundAt } from '#platform/server/reading/found-at.ts'
import { kindsOf, type Family } from '../rules/kinds.ts'

const kinds = (family: Family) =>
  kindsOf(family)
    .map((kind) => `'${kind}'`)
    .join(', ')

const ofFamily = (family: Family, questions: `/${string}`, rounds: `/${string}`): readonly FoundAt[] => [
  {
    table: 'feedback.question',
    shown: `case when t.kind in (${kinds(family)}) then t.id end`,
    screen: questions,
    by: { category_id: 'CategoryID' },
  },
  {
    table: 'feedback.sheet_question',
    of: 'sheet_id',
    shown: `(select s.id from feedback.sheet s where s.id = t.sheet_id and s.kind in (${kinds(family)}))`,
    screen: rounds,
    tab: 'sheets',
    by: { category_id: 'CategoryID' },
  },
]

/** Where people find what refers to categories and questions: about courses and about instructors there are lists apart. */
export const foundAt: readonly FoundAt[] = [
  ...ofFamily('course', '/Question/AssessmentCourseQuestion', '/CustomerReview/CourseReview'),
  ...ofFamily('instructor', '/Question/AssessmentInstructorQuestion', '/CustomerReview/InstructorAssessment'),
]
