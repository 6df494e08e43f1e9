import { doneBy } from '#platform/server/acts/write-act.ts'
import { byItself } from '#platform/server/audit/by.ts'
import type { Job } from '#platform/server/module.ts'
import { settleTrack } from './acts/settle.ts'
import { dueIn } from './store/completions.ts'

/** Sent when a track was changed or put on offer: whoever has completed it as it is now. Data: `trackId`. */
export const settleJob = 'diplomas-settle-track'

export const jobs: readonly Job[] = [
  {
    name: settleJob,
    run: async ({ db, now, data }) => {
      const trackId = Number(data['trackId'])
      // One person a transaction: short locks, and what fails is tried again without the rest.
      for (const traineeId of await dueIn(db, trackId))
        await db.transaction().execute((tx) => settleTrack(doneBy(tx, byItself), trackId, traineeId, now))
    },
  },
]
