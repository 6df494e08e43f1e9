import type { SettingWords } from '#platform/shared/settings/section.ts'
import type { integrationSettings } from '../../contract/settings.ts'

export const en = {
  sections: {
    integrations: {
      title: 'Connected systems',
    },
  },
  settings: {
    apiTokenDays: {
      label: 'Longest life of an API token',
    },
    webhookFailingDays: {
      label: 'A webhook is disabled after failing for',
      help: 'The administrators are told.',
    },
    webhookLogDays: {
      label: 'The log of webhooks is kept for',
    },
  },
} satisfies SettingWords<typeof integrationSettings>
