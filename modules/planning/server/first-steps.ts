import { sql } from 'kysely'
import type { FirstStep } from '#platform/server/content/first-steps.ts'

export const firstSteps: readonly FirstStep[] = [
  {
    key: 'classRoom',
    page: { path: '/Setting/ClassRoom-Edit', rule: 'editorSystemLookup' },
    isDone: sql<boolean>`exists (select from planning.class_room where is_active)`,
  },
  {
    key: 'calendarYear',
    page: { path: '/Setting/AnnualCalender', rule: 'editorSystemLookup' },
    isDone: sql<boolean>`exists (select from planning.calendar_year)`,
  },
]
