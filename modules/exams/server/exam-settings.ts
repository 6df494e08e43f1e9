import type { Database } from '#platform/server/database.ts'
import { settings } from '#platform/server/settings.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { examSettings as declared } from '../contract/settings.ts'
import type { ExamSettings } from '../rules/settings.ts'

export interface AcademysExamSettings extends ExamSettings {
  readonly timeZone: string
  /** Whoever marks reads no names until the results are released. */
  readonly namesHidden: boolean
  /** Working days in which a grievance against a final result may be sent. */
  readonly grievanceDays: number
}

/** What the academy has set about exams, and its time zone. */
export async function examSettings(db: Database): Promise<AcademysExamSettings> {
  const all = await settings(db, declared, zoneSettings)
  return {
    graceMinutes: all.examGraceMinutes,
    maxRepeats: all.examMaxRepeats,
    repeatDays: all.examRepeatDays,
    repeatCappedAtPass: all.examRepeatCappedAtPass,
    freeRepeats: all.examFreeRepeats,
    timeZone: all.timeZone,
    namesHidden: all.examNamesHidden,
    grievanceDays: all.examGrievanceDays,
  }
}
