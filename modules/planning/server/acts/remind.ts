import { writeFact } from '#platform/server/acts/write-act.ts'
import { byItself } from '#platform/server/audit/by.ts'
import type { Database } from '#platform/server/database.ts'
import { recordEvent } from '#platform/server/event.ts'
import { settings } from '#platform/server/settings.ts'
import { askingSettings } from '../../contract/settings.ts'
import { remindOverdue } from '../store/reminders.ts'
import type { Recording } from './doing.ts'
import { noun } from './plan-row-noun.ts'
import { lockRow } from './reached.ts'

/**
 * Reminds instructors who have not answered within the days of the setting, once; after as many days more the
 * coordinator is told. Run twice on one day it does nothing the second time.
 */
export async function remindInstructors(db: Database, now: Date): Promise<void> {
  const doing: Recording = { db, record: (event) => recordEvent(db, event, byItself) }
  const { instructorAnswerDays } = await settings(db, askingSettings)
  for (const { rowId, reminders, ...data } of await remindOverdue(db, instructorAnswerDays, now)) {
    const act = reminders === 1 ? 'remindInstructor' : 'reportSilentInstructor'
    await writeFact(doing, noun, await lockRow(db, rowId), act, data)
  }
}
