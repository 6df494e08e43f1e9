import { sql } from 'kysely'
import type { Concerning } from '#platform/server/content/concerning.ts'
import { reachesCompletion } from './store/reach.ts'

/** The tracks that a trainee has completed. */
export const concerning: readonly Concerning[] = [
  {
    of: 'trainee',
    subject: 'trackCompletion',
    records: (id, reader) =>
      sql`select c.id from diplomas.track_completion c where c.trainee_id = ${id} and ${reachesCompletion(reader)}`,
  },
]
