import type { Job } from '#platform/server/module.ts'
import { joinPeople } from './acts/adverts/run-adverts.ts'
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

/** Behind the audiences: who has come into one is of the adverts that run for it. */
const adverts: Job = { name: 'campaigns-adverts', cron: '40 * * * *', run: ({ db, now }) => joinPeople(db, now) }

export const jobs: readonly Job[] = [audiences, adverts]
