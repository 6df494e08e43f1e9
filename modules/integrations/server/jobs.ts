import type { Job } from '#platform/server/module.ts'
import { settings } from '#platform/server/settings.ts'
import { integrationSettings } from '../contract/settings.ts'
import { forgetDeliveries } from './store/deliveries.ts'
import { dropEndedSecrets } from './store/secrets.ts'

const day = 24 * 3_600_000

export const jobs: readonly Job[] = [
  {
    name: 'integrations-forget-old',
    cron: '27 3 * * *',
    run: async ({ db, now }) => {
      const { webhookLogDays } = await settings(db, integrationSettings)
      await forgetDeliveries(db, new Date(now.getTime() - webhookLogDays * day))
      await dropEndedSecrets(db, now)
    },
  },
]
