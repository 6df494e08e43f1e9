import { sql } from 'kysely'
import { writeFact, writeTold } from '#platform/server/acts/write-act.ts'
import type { Database } from '#platform/server/database.ts'
import type { Job } from '#platform/server/module.ts'
import { settings } from '#platform/server/settings.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { dayOf } from '#platform/shared/values/dates.ts'
import { isAtRisk } from '../rules/credit.ts'
import { reminderIsDue } from '../rules/reminder.ts'
import { noun as attendances } from './acts/attendance-noun.ts'
import { byTheClock } from './acts/doing.ts'
import { noun as sheets } from './acts/sheet-noun.ts'
import { countingOf, percentagesOf } from './percentages.ts'
import { runningClasses, unwarned } from './store/at-risk.ts'
import { marksOfClass, sessionsOf } from './store/marks.ts'
import { unmarkedSessions } from './store/unmarked.ts'

/** One at a time over all processes: each sees what the one before has announced. */
const alone = (db: Database, name: string, run: (tx: Database) => Promise<void>) =>
  db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
    await run(tx)
  })

/** Says of each session of the day that has people without a mark that it has; once, when the academy's day ends. */
export const findUnmarked: Job = {
  name: 'attendance-find-unmarked',
  cron: '*/30 * * * *',
  run: ({ db, now }) =>
    alone(db, 'attendance-find-unmarked', async (tx) => {
      const { timeZone } = await settings(tx, zoneSettings)
      for (const session of await unmarkedSessions(tx, dayOf(now, timeZone))) {
        if (!reminderIsDue(session, now, timeZone)) continue
        await writeTold(byTheClock(tx), sheets, session, 'remindUnmarked', { data: { day: session.day } })
      }
    }),
}

/** Says of everybody who can no longer reach the attendance that the course asks for that it is so; once. */
export const findAtRisk: Job = {
  name: 'attendance-find-at-risk',
  cron: '45 6 * * *',
  run: async ({ db, now }) => {
    const counting = await countingOf(db)
    for (const { id: classId, threshold } of await runningClasses(db)) {
      await alone(db, 'attendance-find-at-risk', async (tx) => {
        const [sessions, marks, people] = await Promise.all([
          sessionsOf(tx, classId),
          marksOfClass(tx, classId),
          unwarned(tx, classId),
        ])
        const own = Map.groupBy(marks, (mark) => mark.registration_id)
        for (const { id, traineeId } of people) {
          if (!isAtRisk(percentagesOf(sessions, own.get(id) ?? [], now, counting), threshold)) continue
          await writeFact(byTheClock(tx), attendances, { id, classId, traineeId }, 'warnAtRisk')
        }
      })
    }
  },
}
