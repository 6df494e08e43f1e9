import { setting } from '#platform/shared/settings/kinds.ts'
import { settingSection } from '#platform/shared/settings/section.ts'

export const examSettings = settingSection(
  'exams',
  'exams',
  { page: 'general', order: 60 },
  {
    /** Answers given before the deadline that arrive this much later still count. */
    examGraceMinutes: setting.minutes({ default: 5, least: 0, most: 60 }),
    /** Repeats of a failed exam: how many, within how many days of the results, how many of them free. */
    examMaxRepeats: setting.times({ default: 2, least: 0, most: 10 }),
    examRepeatDays: setting.days({ default: 60, least: 1, most: 730 }),
    examFreeRepeats: setting.times({ default: 1, least: 0, most: 10 }),
    /** Whoever marks reads no names until the results are released. */
    examNamesHidden: setting.switch({ default: false }),
    /** Working days after a final result in which a grievance against it may be sent. */
    examGrievanceDays: setting.days({ default: 5, least: 1, most: 60 }),
    /** What a repeat costs that is not free, before the tax. */
    repeatFee: setting.money({ default: { Minor: 10_000, Currency: 'USD' }, from: 'next' }),
    /** A repeat is worth the pass degree at most. */
    examRepeatCappedAtPass: setting.switch({ default: true }),
  },
)
