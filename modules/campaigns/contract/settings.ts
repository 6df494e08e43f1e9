import { setting } from '#platform/shared/settings/kinds.ts'
import { settingSection } from '#platform/shared/settings/section.ts'

export const advertisementSettings = settingSection(
  'campaigns',
  'advertisements',
  { page: 'system', order: 47, who: 'admin' },
  {
    /** Off, no letter to many leaves, those that wait in the outbox included; all others do. */
    advertisementsGoOut: setting.switch({ default: true }),
  },
)
