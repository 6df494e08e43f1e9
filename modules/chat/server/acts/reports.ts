import { refuseChanged } from '#modules/accounts/server/public.ts'
import { writeAct } from '#platform/server/acts/write-act.ts'
import type { Database } from '#platform/server/database.ts'
import { dropFile } from '#platform/server/files/drop.ts'
import { notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import { reportActions } from '../../rules/reports.ts'
import { alsoReported, lockedReport, type Report } from '../store/keeping.ts'
import { findMessage, markDecided } from '../store/messages.ts'
import { removeMessage } from '../store/removed.ts'
import { lockRoom } from '../store/rooms.ts'
import type { Actors } from './doing.ts'
import { clear, take } from './messages.ts'
import { reportNoun } from './nouns.ts'

interface Seen {
  readonly ID: number
  readonly Version: number
  readonly Reason: string
}

/** The report as it was seen, locked, if it can still be decided. */
async function takeReport(
  { db, actor }: Actors,
  { ID, Version }: Seen,
  action: 'upholdReport' | 'dismissReport',
): Promise<Report> {
  const report = (await lockedReport(db, actor, ID)) ?? refuse(notFound)
  if (report.version !== Version) return refuseChanged(db, ['chatReport', ID], { named: true, reader: actor.userId })
  if (!reportActions(report.state).includes(action)) return refuse(notNow, { action, state: report.state })
  return report
}

const decided = ({ actor, now }: Actors, state: 'upheld' | 'dismissed', reason: string) => ({
  state,
  decided_at: now,
  decided_by: actor.userId,
  decision: reason || null,
})

/** As nobody changes it meanwhile: its sender may be deleting it this very moment. */
async function heldMessage(db: Database, id: number) {
  const found = await findMessage(db, id)
  if (found === undefined) return undefined
  await lockRoom(db, found.roomId)
  return findMessage(db, id)
}

/** Once no report about a message waits its sender's file is kept no longer. */
async function letGo(db: Database, messageId: number): Promise<void> {
  const message = await heldMessage(db, messageId)
  await markDecided(db, messageId)
  if (message?.keptFileId != null) await dropFile(db, message.keptFileId)
}

/** Takes the reported message away; what else was reported about it is decided with it. */
export async function uphold(doing: Actors, seen: Seen): Promise<Report> {
  const report = await takeReport(doing, seen, 'upholdReport')
  const { db, actor, now } = doing
  const { room } = await take(db, actor, report.messageId)
  const message = (await heldMessage(db, report.messageId)) ?? refuse(notFound)
  if (!message.isDeleted) {
    const { set, drop } = await clear(doing, room, message, 'academy', now)
    await removeMessage(db, message.id, set)
    await drop()
  }
  for (const each of [report, ...(await alsoReported(db, report))])
    await writeAct(doing, reportNoun, each, 'upholdReport', {
      set: decided(doing, 'upheld', seen.Reason),
      reason: seen.Reason,
    })
  await letGo(db, message.id)
  return { ...report, version: report.version + 1 }
}

/** Lets the reported message stand. */
export async function dismiss(doing: Actors, seen: Seen): Promise<Report> {
  const report = await takeReport(doing, seen, 'dismissReport')
  await writeAct(doing, reportNoun, report, 'dismissReport', {
    set: decided(doing, 'dismissed', seen.Reason),
    reason: seen.Reason,
  })
  if ((await alsoReported(doing.db, report)).length === 0) await letGo(doing.db, report.messageId)
  return { ...report, version: report.version + 1 }
}
