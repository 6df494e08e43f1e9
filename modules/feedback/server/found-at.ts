import type { FoundAt } from '#platform/server/reading/found-at.ts'

/** Where people find what refers to categories. */
export const foundAt: readonly FoundAt[] = [
  { table: 'feedback.question', screen: '/Question/AssessmentCourseQuestion', by: { category_id: 'CategoryID' } },
]
