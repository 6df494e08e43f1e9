import type { FoundAt } from '#platform/server/reading/found-at.ts'

/** Where people find what refers to courses and classes. */
export const foundAt: readonly FoundAt[] = [
  { table: 'practical.sheet', screen: '/CoursePracticalQuestion', by: { course_id: 'CourseID' } },
  { table: 'practical.examination', screen: '/PracticalProcess' },
]
