import type { SettingWords } from '#platform/shared/settings/section.ts'
import type { integrationSettings } from '../../contract/settings.ts'

export const fr = {
  sections: {
    integrations: {
      title: 'Systèmes connectés',
    },
  },
  settings: {
    apiTokenDays: {
      label: 'Durée maximale d’un jeton d’API',
    },
    webhookFailingDays: {
      label: 'Un webhook est désactivé après un échec de',
      help: 'Les administrateurs en sont informés.',
    },
    webhookLogDays: {
      label: 'Le journal des webhooks est gardé',
    },
  },
} satisfies SettingWords<typeof integrationSettings>
