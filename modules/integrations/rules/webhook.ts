export const webhookStates = ['active', 'disabled'] as const
export type WebhookState = (typeof webhookStates)[number]
/**
 * By hand; days of failing; the address said that it is gone; its person administers the academy no more; the academy was
 * restored from a backup.
 */
export const disabledReasons = ['hand', 'failing', 'gone', 'person', 'restored'] as const

export const mostWebhooks = 50

export const webhookActNames = [
  'sendTestEvent',
  'enableWebhook',
  'editWebhook',
  'renewWebhookSecret',
  'resendFailed',
  'disableWebhook',
  'deleteWebhook',
] as const
export type WebhookAct = (typeof webhookActNames)[number]

/** What may be done with an address as it stands. */
export const webhookActions = ({
  state,
  failed,
}: {
  readonly state: WebhookState
  readonly failed: number
}): WebhookAct[] =>
  webhookActNames.filter((act) => {
    if (act === 'enableWebhook') return state === 'disabled'
    if (act === 'disableWebhook' || act === 'sendTestEvent') return state === 'active'
    if (act === 'resendFailed') return state === 'active' && failed > 0
    return true
  })
