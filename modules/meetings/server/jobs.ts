import { writeFact } from '#platform/server/acts/write-act.ts'
import type { Job } from '#platform/server/module.ts'
import { settings } from '#platform/server/settings.ts'
import { meetingSettings } from '../contract/settings.ts'
import { byTheClock, noun } from './acts/doing.ts'
import { bringInvitees } from './acts/inviting.ts'
import { tellApart } from './acts/meetings.ts'
import * as store from './store/meetings.ts'

/** One meeting a transaction. */
export const jobs: readonly Job[] = [
  {
    /** Who joins a class is invited to its meetings ahead, and who leaves it is not any more. */
    name: 'meetings-follow-classes',
    cron: '*/5 * * * *',
    run: async ({ db, now }) => {
      for (const id of await store.ofClassesAhead(db, await byTheClock(db, now)))
        await db.transaction().execute(async (tx) => {
          const meeting = await store.lockedScheduled(tx, id)
          if (meeting) await tellApart(await byTheClock(tx, now), meeting, await bringInvitees(tx, meeting))
        })
    },
  },
  {
    name: 'meetings-remind',
    cron: '*/5 * * * *',
    run: async ({ db, now }) => {
      const { meetingReminderMinutes } = await settings(db, meetingSettings)
      if (meetingReminderMinutes === 0) return
      for (const id of await store.toRemind(db, await byTheClock(db, now), meetingReminderMinutes))
        await db.transaction().execute(async (tx) => {
          const meeting = await store.lockedScheduled(tx, id)
          if (meeting && (await store.noteReminded(tx, id, now)))
            await writeFact(await byTheClock(tx, now), noun, meeting, 'remindOfMeeting')
        })
    },
  },
]
