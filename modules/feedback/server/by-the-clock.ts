import { settings } from '#platform/server/settings.ts'
import type { Job, Listener } from '#platform/server/module.ts'
import { addDays } from '#platform/shared/values/dates.ts'
import { feedbackSettings } from '../contract/settings.ts'
import { byTheClock } from './acts/doing.ts'
import { openByItself, remind } from './acts/opening.ts'
import { closeRound } from './acts/rounds.ts'
import { classesOver, toRemind } from './store/opening.ts'
import { lockedRound, roundsToClose } from './store/rounds.ts'

/** A class that was over before that is not asked by itself any more. */
const daysBack = 14
const dayLength = 86_400_000
const mostReminders = 2

/** Asks about classes whose last session is over, and reminds who has not answered. One class a transaction. */
export const jobs: readonly Job[] = [
  {
    name: 'feedback-open-rounds',
    cron: '*/20 * * * *',
    run: async ({ db, now }) => {
      for (const classId of await classesOver(db, now, new Date(now.getTime() - daysBack * dayLength)))
        await db.transaction().execute(async (tx) => openByItself(await byTheClock(tx, now), classId))
    },
  },
  {
    name: 'feedback-remind',
    cron: '50 8 * * *',
    run: ({ db, now }) =>
      db.transaction().execute(async (tx) => {
        const doing = await byTheClock(tx, now)
        const { feedbackReminderDays } = await settings(tx, feedbackSettings)
        const before = addDays(doing.today, -feedbackReminderDays)
        await remind(doing, await toRemind(tx, { before, atMost: mostReminders, today: doing.today }))
      }),
  },
]

/** Ends rounds whose last day is over: a listener, as it has the keys that boxes are opened with. */
export const closing: Listener = {
  everySeconds: 300,
  run: async ({ db, now, vault, isStopped }) => {
    const { today } = await byTheClock(db, now)
    for (const id of await roundsToClose(db, today)) {
      if (isStopped?.()) return
      await db.transaction().execute(async (tx) => {
        const round = await lockedRound(tx, id)
        if (round?.state === 'open' && round.closes_on < today)
          await closeRound({ ...(await byTheClock(tx, now)), vault }, round)
      })
    }
  },
}
