import type { Job } from '#platform/server/module.ts'
import { countAnew } from './acts/audiences.ts'
import { audienceIds } from './store/audiences.ts'

/** Audiences follow what is true of people: each is counted anew every hour, one a transaction. */
const audiences: Job = {
  name: 'campaigns-audiences',
  cron: '25 * * * *',
  run: async ({ db }) => {
    for (const id of await audienceIds(db)) await db.transaction().execute((tx) => countAnew(tx, id))
  },
}

export const jobs: readonly Job[] = [audiences]
