import { setting } from '#platform/shared/settings/kinds.ts'
import { settingSection } from '#platform/shared/settings/section.ts'

export const reportSettings = settingSection(
  'reports',
  'reports',
  { page: 'general', order: 85 },
  {
    /** For so long what a report brought in the background is kept. */
    reportRunDays: setting.days({ default: 7, least: 1, most: 30, from: 'next' }),
  },
)
