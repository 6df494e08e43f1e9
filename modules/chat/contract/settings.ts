import { setting } from '#platform/shared/settings/kinds.ts'
import { settingSection } from '#platform/shared/settings/section.ts'

export const chatSettings = settingSection(
  'chat',
  'chat',
  { page: 'general', order: 75 },
  {
    /** So long after its end people of a class still write to each other. */
    chatDaysAfterEnd: setting.days({ default: 30, least: 0, most: 730 }),
    /** So long a message may be deleted by its sender; 0: not at all. */
    chatDeleteMinutes: setting.minutes({ default: 15, least: 0, most: 1440 }),
    /** Hours of the academy's clock between which the bell tells of no message; the same twice: it always does. */
    chatQuietFrom: setting.count({ default: 22, least: 0, most: 23 }),
    chatQuietTo: setting.count({ default: 7, least: 0, most: 23 }),
  },
)
