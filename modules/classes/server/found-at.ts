import type { FoundAt } from '#platform/server/reading/found-at.ts'

/** Where people find what refers to entries of lookups. */
export const foundAt: readonly FoundAt[] = [
  {
    table: 'classes.course_class',
    screen: '/CourseClass',
    by: { training_strategy_id: 'TrainingStrategyID', request_location_id: 'RequestLocationID' },
  },
]
