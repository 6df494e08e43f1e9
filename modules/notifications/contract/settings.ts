import { setting } from '#platform/shared/settings/kinds.ts'
import { settingSection } from '#platform/shared/settings/section.ts'

export const noticeSettings = settingSection(
  'notifications',
  'notices',
  { page: 'system', order: 46, who: 'admin' },
  {
    /** Hour of the academy's day at which those who want it are told by mail what happened since the day before. */
    dailyMailHour: setting.count({ default: 7, least: 0, most: 23 }),
  },
)
