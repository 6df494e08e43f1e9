import { doneBy, writeFact } from '#platform/server/acts/write-act.ts'
import { byItself } from '#platform/server/audit/by.ts'
import type { Job } from '#platform/server/module.ts'
import { settings } from '#platform/server/settings.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { dayOf } from '#platform/shared/values/dates.ts'
import { guestSettings } from '../contract/settings.ts'
import { occasionNoun } from './acts/occasion-noun.ts'
import { eraseGuests, occasionsToForget } from './store/forgetting.ts'

/** What guests said of themselves goes some months after the event; that somebody asked, and came, stays. One event a transaction. */
export const forgetGuests: Job = {
  name: 'occasions-forget-guests',
  cron: '45 3 * * *',
  run: async ({ db, now }) => {
    const { timeZone, guestMonths } = await settings(db, zoneSettings, guestSettings)
    if (guestMonths === 0) return
    for (const id of await occasionsToForget(db, dayOf(now, timeZone), guestMonths))
      await db.transaction().execute(async (tx) => {
        const count = await eraseGuests(tx, id, now)
        if (count > 0) await writeFact(doneBy(tx, byItself), occasionNoun, { id }, 'forgetGuests', { count })
      })
  },
}
