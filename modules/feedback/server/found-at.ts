import type { FoundAt } from '#platform/server/reading/found-at.ts'

/** Where people find what refers to categories and questions. */
export const foundAt: readonly FoundAt[] = [
  { table: 'feedback.question', screen: '/Question/AssessmentCourseQuestion', by: { category_id: 'CategoryID' } },
  { table: 'feedback.sheet_question', of: 'sheet_id', screen: '/CustomerReview/CourseReview' },
]
