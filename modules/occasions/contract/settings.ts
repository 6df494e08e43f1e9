import { setting } from '#platform/shared/settings/kinds.ts'
import { settingSection } from '#platform/shared/settings/section.ts'

export const guestSettings = settingSection(
  'occasions',
  'guests',
  { page: 'system', order: 45, who: 'admin' },
  {
    /** What guests said of themselves is erased so many months after the last day of the event; 0: never. */
    guestMonths: setting.months({ default: 12, least: 0, most: 120 }),
  },
)
