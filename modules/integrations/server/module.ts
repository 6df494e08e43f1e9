import { implement } from '#platform/server/handler.ts'
import type { ModuleServer } from '#platform/server/module.ts'
import { integrationsCalls } from '../contract/calls.ts'
import { getTokenRules, makeToken } from './calls/make-token.ts'
import * as tokens from './calls/tokens.ts'
import * as webhooks from './calls/webhooks.ts'
import { addWebhook, editWebhook } from './calls/write-webhook.ts'
import { jobs } from './jobs.ts'
import { notices } from './notices.ts'
import { ownData } from './own-data.ts'
import type { IntegrationParts } from './parts.ts'
import { sendDeliveries } from './sending/send-deliveries.ts'
import { sealedSecrets } from './store/secrets.ts'

export const integrationsServer = (parts: IntegrationParts): ModuleServer => ({
  name: 'integrations',
  implemented: [
    implement(integrationsCalls, {
      ...tokens,
      ...webhooks,
      getTokenRules: getTokenRules(parts),
      makeToken: makeToken(parts),
      addWebhook: addWebhook(parts),
      editWebhook: editWebhook(parts),
    }),
  ],
  notices,
  jobs,
  ownData,
  sealed: [sealedSecrets],
  listeners: [
    {
      channel: 'diwan_webhook',
      everySeconds: 5,
      run: (work) => sendDeliveries({ ...work, parts, clock: () => new Date(), chance: Math.random }),
    },
  ],
})
