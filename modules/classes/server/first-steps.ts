import { sql } from 'kysely'
import type { FirstStep } from '#platform/server/content/first-steps.ts'

export const firstSteps: readonly FirstStep[] = [
  {
    key: 'courseClass',
    page: { path: '/Setting/CourseClass-Edit', rule: 'adminTrainingCoordinator' },
    // Not `exists`: it reads the table's pages as they lie, of which the first may be many cancelled ones.
    isDone: sql<boolean>`coalesce((select true from classes.course_class where state <> 'cancelled' order by id limit 1), false)`,
  },
]
