import { setting } from '#platform/shared/settings/kinds.ts'
import { settingSection } from '#platform/shared/settings/section.ts'

export const attendanceSettings = settingSection(
  'attendance',
  'attendance',
  { page: 'general', order: 57 },
  {
    /** Late by so many minutes earns the whole session. */
    lateCountsFull: setting.minutes({ default: 15, least: 0, most: 240 }),
    /** Late by so many minutes earns half of it; later nothing. */
    lateCountsHalf: setting.minutes({ default: 30, least: 0, most: 240 }),
    /** Excused minutes leave the sum up to this share of all scheduled minutes. */
    excusedPercent: setting.percent({ default: 10, least: 0, most: 100 }),
    /** Who is marked by code so soon after the beginning is present. */
    presentByCode: setting.minutes({ default: 5, least: 0, most: 60, from: 'next' }),
  },
)
