import { sql } from 'kysely'
import type { FirstStep } from '#platform/server/content/first-steps.ts'

export const firstSteps: readonly FirstStep[] = [
  {
    key: 'colleague',
    page: { path: '/User/Account-Edit', rule: 'editor' },
    // Trainees, instructors and organizations may have registered themselves; nobody does as one of these.
    isDone: sql<boolean>`(
      select count(*) > 1 from (
        select from accounts.account where role in ('admin', 'editor', 'trainingcoordinator') limit 2) staff)`,
  },
]
