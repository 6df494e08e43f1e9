import type { Job } from '#platform/server/module.ts'
import { dueCards, expireCard, remindOfEnd } from './acts/cards.ts'

/** What the date brings: cards end, and their holders are told before they do. One card a transaction. */
export const jobs: readonly Job[] = [
  {
    name: 'membership-by-the-day',
    cron: '35 * * * *',
    run: async ({ db, now }) => {
      const { ended, ending } = await dueCards(db, now)
      for (const id of ended) await db.transaction().execute((tx) => expireCard(id, tx, now))
      for (const id of ending.filter((each) => !ended.includes(each)))
        await db.transaction().execute((tx) => remindOfEnd(id, tx, now))
    },
  },
]
