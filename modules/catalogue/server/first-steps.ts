import { sql } from 'kysely'
import type { FirstStep } from '#platform/server/content/first-steps.ts'

export const firstSteps: readonly FirstStep[] = [
  {
    key: 'publishedCourse',
    // A course is added there, and put on offer once it is whole.
    page: { path: '/Course', rule: 'editorCourse' },
    isDone: sql<boolean>`exists (select from catalogue.course where is_published)`,
  },
]
