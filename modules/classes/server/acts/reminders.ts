import { writeAct } from '#platform/server/acts/write-act.ts'
import type { Database } from '#platform/server/database.ts'
import { settings } from '#platform/server/settings.ts'
import { askingSettings } from '#modules/planning/contract/settings.ts'
import { silentInstructors } from '../store/due.ts'
import { systemDoing } from './doing.ts'
import { noun } from './instructor-noun.ts'

/** Reminds instructors who have not confirmed a class within the days of the setting, once; then the coordinator is told. */
export async function remindInstructors(db: Database, now: Date): Promise<void> {
  const system = await systemDoing(db, now)
  const { instructorAnswerDays } = await settings(db, askingSettings)
  for (const { classId, code, coordinatorId, reminders, ...named } of await silentInstructors(
    db,
    now,
    instructorAnswerDays,
  ))
    await writeAct(
      system,
      noun,
      { ...named, class: { id: classId, code, coordinatorId } },
      reminders === 0 ? 'remindInstructor' : 'reportSilence',
      { set: { reminders: reminders + 1 } },
    )
}
