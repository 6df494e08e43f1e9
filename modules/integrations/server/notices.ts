import { nobody, page, tell, type NoticesOf } from '#platform/server/notices/notice.ts'
import type { tokenActs, webhookActs } from '../contract/acts.ts'
import { administrators, tokenOwner } from './audiences.ts'
import { integrationLetters as letters } from './letters/integrations.ts'

const tokens = page('/ApiTokens')
const webhook = page('/Webhooks/:ID?', ({ subjectId }) => ({ ID: subjectId }))

/** Whoever has got hold of an account makes a token first: its owner is told of their own, too. */
export const notices: NoticesOf<typeof tokenActs> & NoticesOf<typeof webhookActs> = {
  'integrations.makeToken': [tell(tokenOwner, letters.tokenMade, tokens, { tellsActor: true })],
  'integrations.revokeToken': [tell(tokenOwner, letters.tokenRevoked, tokens)],
  'integrations.addWebhook': nobody,
  'integrations.sendTestEvent': nobody,
  'integrations.enableWebhook': nobody,
  'integrations.editWebhook': nobody,
  'integrations.renewWebhookSecret': nobody,
  'integrations.resendFailed': nobody,
  'integrations.resendDelivery': nobody,
  'integrations.disableWebhook': nobody,
  'integrations.deleteWebhook': nobody,
  'integrations.stopWebhook': [tell(administrators, letters.webhookStopped, webhook)],
}
