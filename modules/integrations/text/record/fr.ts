import type { Words } from '#platform/shared/words.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as integrations } from '../fr.ts'
import type { ar } from './ar.ts'

export const fr: Words<typeof ar> = {
  rights: {
    makeToken: integrations.acts.makeToken.do,
    revokeToken: 'Révoquer un jeton d’API',
    addWebhook: 'Ajouter un webhook vers un système',
    editWebhook: 'Modifier un webhook',
    enableWebhook: 'Réactiver un webhook',
    disableWebhook: 'Désactiver un webhook',
    deleteWebhook: 'Supprimer un webhook',
    renewWebhookSecret: integrations.acts.renewWebhookSecret.do,
    sendTestEvent: integrations.acts.sendTestEvent.do,
    resendFailed: integrations.acts.resendFailed.do,
    resendDelivery: 'Renvoyer un message',
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
    disabledWhy: 'Désactivé parce que',
    accountId: integrations.fields.owner,
  },
  facts: {
    why: terms.reason,
    since: integrations.fields.since,
    count: 'Combien',
    deliveryId: integrations.fields.message,
  },
}
