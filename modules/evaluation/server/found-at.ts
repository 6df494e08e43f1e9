import type { FoundAt } from '#platform/server/reading/found-at.ts'

/** Where people find what refers to entries of lookups. */
export const foundAt: readonly FoundAt[] = [
  { table: 'evaluation.final_result', screen: '/TraineeCoursesPass' },
  { table: 'evaluation.change_request_result', screen: '/TraineeCoursesPass' },
]
