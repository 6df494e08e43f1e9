import { sql } from 'kysely'
import type { FirstStep } from '#platform/server/content/first-steps.ts'

export const firstSteps: readonly FirstStep[] = [
  {
    key: 'courseClass',
    page: { path: '/Setting/CourseClass-Edit', rule: 'adminTrainingCoordinator' },
    isDone: sql<boolean>`exists (select from classes.course_class where state <> 'cancelled')`,
  },
]
