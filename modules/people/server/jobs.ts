import { dropVisitorsFiles } from '#platform/server/files/store.ts'
import type { Job } from '#platform/server/module.ts'
import { forgetOldSignups } from './store/signup/signups.ts'

/** Registrations that were begun and never finished, with what was uploaded for them. */
const forgetSignups: Job = {
  name: 'people-forget-signups',
  cron: '47 * * * *',
  run: async ({ db, files, now }) => {
    const keys = await db.transaction().execute(async (tx) => dropVisitorsFiles(tx, await forgetOldSignups(tx, now)))
    for (const key of keys) await files.remove(key)
  },
}

export const jobs: readonly Job[] = [forgetSignups]
