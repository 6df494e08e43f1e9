import { writeFact } from '#platform/server/acts/write-act.ts'
import type { Job } from '#platform/server/module.ts'
import { timeOf } from '#platform/shared/values/dates.ts'
import { isQuiet } from '../../rules/messages.ts'
import { markTold, waitingFor } from '../store/marks.ts'
import { byClock, chatRules } from './doing.ts'
import { roomNoun } from './nouns.ts'

/** Tells people of what was said to them and they have not read; in quiet hours it waits until they are over. */
export const bells: Job = {
  name: 'chat-bells',
  cron: '* * * * *',
  run: async ({ db, now }) => {
    const { timeZone, chatQuietFrom, chatQuietTo } = await chatRules(db, now)
    if (isQuiet(Number(timeOf(now, timeZone).slice(0, 2)), chatQuietFrom, chatQuietTo)) return
    for (const waiting of await waitingFor(db, now))
      await db.transaction().execute(async (tx) => {
        if (!(await markTold(tx, waiting))) return
        const room = { id: waiting.roomId, classId: waiting.classId, code: waiting.code }
        await writeFact(byClock(tx), roomNoun, room, 'messagesWait', { accountId: waiting.accountId, bySystem: true })
      })
  },
}
