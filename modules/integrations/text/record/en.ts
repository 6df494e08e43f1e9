import type { Words } from '#platform/shared/words.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as integrations } from '../en.ts'
import type { ar } from './ar.ts'

export const en: Words<typeof ar> = {
  rights: {
    makeToken: integrations.acts.makeToken.do,
    revokeToken: 'Revoke an API token',
    addWebhook: 'Add a webhook to a system',
    editWebhook: 'Change a webhook',
    enableWebhook: 'Enable a webhook',
    disableWebhook: 'Disable a webhook',
    deleteWebhook: 'Delete a webhook',
    renewWebhookSecret: integrations.acts.renewWebhookSecret.do,
    sendTestEvent: integrations.acts.sendTestEvent.do,
    resendFailed: integrations.acts.resendFailed.do,
    resendDelivery: 'Send a message again',
  },
  columns: {
    name: terms.name,
    prefix: integrations.fields.prefix,
    role: terms.role,
    reads: integrations.fields.reads,
    writes: integrations.fields.writes,
    networks: integrations.fields.networks,
    expiresAt: integrations.fields.expiresAt,
    endedWhy: integrations.fields.endedWhy,
    url: integrations.fields.url,
    events: integrations.fields.events,
    state: terms.state,
    disabledWhy: 'Disabled because',
    accountId: integrations.fields.owner,
  },
  facts: {
    why: terms.reason,
    since: integrations.fields.since,
    count: 'How many',
    deliveryId: integrations.fields.message,
  },
}
