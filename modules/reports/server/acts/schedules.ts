import { writeAct, writeFact } from '#platform/server/acts/write-act.ts'
import type { Database } from '#platform/server/database.ts'
import { nextRun } from '../../rules/next-run.ts'
import { reportOf } from '../store/saved-reports.ts'
import * as store from '../store/schedules.ts'
import { byTheClock, scheduleNoun, zoneOf } from './doing.ts'
import { mayGet } from './recipients.ts'
import { queueRun } from './runs.ts'

/**
 * Begins what is due: a run for each recipient, by the recipient's own reach. A schedule that was due several times while
 * nothing ran begins once. Whoever may not see the report any more gets nothing, and its author is told once.
 */
export async function beginDue(db: Database, now: Date): Promise<void> {
  const timeZone = await zoneOf(db)
  for (const { reportId } of await store.dueSchedules(db, now))
    await db.transaction().execute((tx) => begin(tx, reportId, now, timeZone))
}

async function begin(db: Database, reportId: number, now: Date, timeZone: string): Promise<void> {
  const schedule = await store.takenSchedule(db, reportId, now)
  const report = schedule && (await reportOf(db, reportId))
  if (!schedule || !report) return
  const doing = byTheClock(db)
  const recipients = await store.recipientsOf(db, schedule.id)
  const { List } = report.definition
  const able = await mayGet(db, reportId, List, [report.authorId, ...recipients.map(({ ID }) => ID)])
  // Nobody answers for it any more.
  if (!able.has(report.authorId)) {
    await writeAct(doing, scheduleNoun, schedule, 'pauseSchedule', { set: { is_paused: true } })
    await writeFact(doing, scheduleNoun, schedule, 'failSchedule', { report: report.name })
    return
  }
  for (const { ID: accountId } of recipients) {
    if (able.has(accountId)) {
      await store.noteBack(db, schedule.id, accountId)
      const { name, definition } = report
      await queueRun(doing, { ownerId: accountId, reportId, isScheduled: true, name, definition }, now)
    } else if (await store.noteLost(db, schedule.id, accountId, now))
      await writeFact(doing, scheduleNoun, schedule, 'loseRecipient', { accountId, report: report.name })
  }
  await store.setNext(db, schedule.id, nextRun(schedule, now, timeZone), now)
}
