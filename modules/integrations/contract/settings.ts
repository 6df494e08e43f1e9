import { setting } from '#platform/shared/settings/kinds.ts'
import { settingSection } from '#platform/shared/settings/section.ts'

export const integrationSettings = settingSection(
  'integrations',
  'integrations',
  { page: 'system', order: 30, who: 'admin' },
  {
    /** No API token is good for longer. */
    apiTokenDays: setting.days({ default: 365, least: 1, most: 1825, from: 'next' }),
    /** An address that has answered nothing good for so long is told nothing more. */
    webhookFailingDays: setting.days({ default: 5, least: 1, most: 30 }),
    /** The log of what was sent is kept so long. */
    webhookLogDays: setting.days({ default: 30, least: 1, most: 365 }),
  },
)
