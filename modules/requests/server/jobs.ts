import { settings } from '#platform/server/settings.ts'
import type { Job } from '#platform/server/module.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { dayOf } from '#platform/shared/values/dates.ts'
import { expire, moveOn, remindOverdue } from './acts/follow.ts'
import { endWithClass } from './acts/requests.ts'
import { requestsToExpire, requestsToMoveOn, requestsToRemind, requestsWithoutClass } from './store/locked.ts'

/** What the date and the class bring: proposals expire, a class that is called off ends its request, nominations close with the first day, held classes are delivered. One request a transaction. */
export const jobs: readonly Job[] = [
  {
    name: 'requests-by-the-day',
    cron: '20 * * * *',
    run: async ({ db, now }) => {
      const today = dayOf(now, (await settings(db, zoneSettings)).timeZone)
      for (const id of await requestsToExpire(db, today)) await db.transaction().execute((tx) => expire(tx, id, now))
      for (const id of await requestsWithoutClass(db)) await db.transaction().execute((tx) => endWithClass(tx, id, now))
      for (const id of await requestsToMoveOn(db, today)) await db.transaction().execute((tx) => moveOn(tx, id, now))
    },
  },
  {
    name: 'requests-overdue',
    cron: '25 6 * * *',
    run: async ({ db, now }) => {
      const today = dayOf(now, (await settings(db, zoneSettings)).timeZone)
      for (const id of await requestsToRemind(db, today))
        await db.transaction().execute((tx) => remindOverdue(tx, id, now))
    },
  },
]
