import type { Handler } from '#platform/server/handler.ts'
import type { integrationsCalls as calls } from '../../contract/calls.ts'
import * as acts from '../acts/webhooks.ts'
import type { IntegrationParts } from '../parts.ts'

export const addWebhook =
  ({ webhookInsideHosts }: IntegrationParts): Handler<typeof calls.addWebhook> =>
  (asked) =>
    acts.addWebhook(asked, asked.body, webhookInsideHosts)

export const editWebhook =
  ({ webhookInsideHosts }: IntegrationParts): Handler<typeof calls.editWebhook> =>
  (asked) =>
    acts.editWebhook(asked, asked.query.ID, asked.body, webhookInsideHosts)
