import { setting } from '#platform/shared/settings/kinds.ts'
import { settingSection } from '#platform/shared/settings/section.ts'

export const meetingSettings = settingSection(
  'meetings',
  'meetings',
  { page: 'general', order: 80 },
  {
    /** So long before a meeting whoever has not declined is reminded; 0: nobody is. */
    meetingReminderMinutes: setting.minutes({ default: 60, least: 0, most: 1440 }),
  },
)
