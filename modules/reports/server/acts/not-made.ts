import { writeFact } from '#platform/server/acts/write-act.ts'
import type { Database } from '#platform/server/database.ts'
import type { RunFailure } from '../../rules/run.ts'
import { reportOf } from '../store/saved-reports.ts'
import * as store from '../store/schedules.ts'
import { byTheClock, scheduleNoun } from './doing.ts'

interface Scheduled {
  readonly ownerId: number
  readonly reportId: number | null
  readonly isScheduled: boolean
}

/**
 * A scheduled report that could not be made for somebody: its author is told once, until it was made for all or was changed.
 * Of who may not see it any more the next sending tells.
 */
export async function noteNotMade(db: Database, run: Scheduled, failure: RunFailure): Promise<void> {
  if (!run.isScheduled || run.reportId === null || failure === 'noAccess') return
  // Held, as it may fail for several at the same moment.
  const schedule = await store.lockedSchedule(db, run.reportId)
  const report = schedule && (await reportOf(db, run.reportId))
  if (!schedule || !report) return
  if (await store.noteFailure(db, schedule.id, run.ownerId, failure))
    await writeFact(byTheClock(db), scheduleNoun, schedule, 'failSchedule', { report: report.name })
}

export async function noteMade(db: Database, { ownerId, reportId }: Scheduled): Promise<void> {
  const schedule = reportId === null ? undefined : await store.scheduleOf(db, reportId)
  if (schedule) await store.noteFailure(db, schedule.id, ownerId, null)
}
