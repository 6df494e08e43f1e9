import type { Job } from '#platform/server/module.ts'
import { catchUp, move } from './acts/competitions.ts'
import { clockDoing } from './acts/doing.ts'
import { lapse } from './acts/entries.ts'
import { place } from './acts/results.ts'
import { arePlacesOpen } from '../rules/competition-states.ts'
import {
  competitionsToAdvance,
  competitionsToFinish,
  competitionsToPlaceAnew,
  entriesToLapse,
  lockedCompetition,
} from './store/locked.ts'

/**
 * Writes down what the dates have made of competitions, finds the places anew where marks were changed since, makes results
 * final whose appeals are over, and ends entries that were never paid. One record a transaction.
 */
export const jobs: readonly Job[] = [
  {
    name: 'competitions-by-the-clock',
    cron: '* * * * *',
    run: async ({ db, now }) => {
      const { graceMinutes } = await clockDoing(db, now)
      for (const id of await competitionsToAdvance(db, now, graceMinutes))
        await db.transaction().execute(async (tx) => {
          const doing = await clockDoing(tx, now)
          const competition = await lockedCompetition(tx, id, doing)
          if (competition) await catchUp(doing, competition)
        })
      for (const id of await competitionsToPlaceAnew(db))
        await db.transaction().execute(async (tx) => {
          const doing = await clockDoing(tx, now)
          const competition = await lockedCompetition(tx, id, doing)
          if (competition && arePlacesOpen(competition.state)) await place(doing, id)
        })
      for (const id of await competitionsToFinish(db, now))
        await db.transaction().execute(async (tx) => {
          const doing = await clockDoing(tx, now)
          const competition = await lockedCompetition(tx, id, doing)
          if (competition?.state === 'appeals') await move(doing, competition, 'releaseFinal')
        })
      for (const id of await entriesToLapse(db)) await db.transaction().execute((tx) => lapse(id, tx, now))
    },
  },
]
