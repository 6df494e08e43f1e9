import { acts, follows } from '#platform/shared/record/act.ts'
import { makeToken, revokeToken } from './tokens.ts'
import * as webhooks from './webhooks.ts'

export const tokenActs = acts('integrations', 'apiToken', {
  makeToken: { call: makeToken },
  revokeToken: { call: revokeToken, asks: 'confirmation', grave: true },
})

/** In the order in which their buttons stand. */
export const webhookActs = acts('integrations', 'webhook', {
  addWebhook: { call: webhooks.addWebhook },
  sendTestEvent: { call: webhooks.sendTestEvent, next: true },
  enableWebhook: { call: webhooks.enableWebhook, asks: 'confirmation', next: true },
  editWebhook: { call: webhooks.editWebhook },
  renewWebhookSecret: { call: webhooks.renewWebhookSecret, asks: 'confirmation' },
  resendFailed: { call: webhooks.resendFailed },
  resendDelivery: { call: webhooks.resendDelivery },
  disableWebhook: { call: webhooks.disableWebhook, asks: 'confirmation', grave: true },
  deleteWebhook: { call: webhooks.deleteWebhook, asks: 'confirmation', grave: true },
  stopWebhook: follows,
})
