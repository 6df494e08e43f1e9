import type { Calls } from '#platform/shared/call.ts'
import { callsOf } from '#platform/shared/record/act.ts'
import { tokenActs, webhookActs } from './acts.ts'
import { getApiTokens, getTokenRules } from './tokens.ts'
import { getDeliveries, getDelivery, getWebhook, getWebhooks } from './webhooks.ts'

export const integrationsCalls = {
  getApiTokens,
  getTokenRules,
  getWebhooks,
  getWebhook,
  getDeliveries,
  getDelivery,
  ...callsOf(tokenActs),
  ...callsOf(webhookActs),
} satisfies Calls
