import type { Output } from '#platform/shared/call.ts'
import { actOf } from '#platform/shared/record/act.ts'
import { useActWords, useText } from '#platform/web/text.ts'
import type { Actions } from '#platform/web/ui/acts/actions.ts'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import type { Tone } from '#platform/web/ui/states/StateBadge.tsx'
import { webhookActs } from '../../contract/acts.ts'
import type { integrationsCalls as calls } from '../../contract/calls.ts'
import type { DeliveryState } from '../../rules/delivery.ts'
import { testKind, webhookEventKinds } from '../../rules/events.ts'
import { webhookActNames, type WebhookState } from '../../rules/webhook.ts'

export type WebhookRow = Output<typeof calls.getWebhooks>['Items'][number]
export type WebhookRecord = Output<typeof calls.getWebhook>
export type DeliveryRow = Output<typeof calls.getDeliveries>['Items'][number]

export const webhookTones: Readonly<Record<WebhookState, Tone>> = { active: 'success', disabled: 'danger' }
export const deliveryTones: Readonly<Record<DeliveryState, Tone>> = {
  waiting: 'info',
  delivered: 'success',
  failed: 'danger',
}

const modules = [...new Set(webhookEventKinds.map((kind) => actOf(kind)!.module))]

/** What an event is called, in the words of the module whose act it was. */
export function useEventWords(): (kind: string) => string {
  const t = useText('integrations')
  const wordsOf = useActWords(modules)
  return (kind) => {
    if (kind === testKind) return t('webhook.testKind')
    const { module, act } = actOf(kind)!
    return wordsOf(module).maybe(`acts.${act}.past`, kind)
  }
}

/** What may be done with an address; what opens a form is handed in by whoever shows the buttons. */
export const webhookButtons = (
  row: WebhookRow,
  {
    edit,
    renew,
    resend,
  }: { readonly edit: () => void; readonly renew: () => Promise<void>; readonly resend: () => void },
): Actions =>
  actButtons(webhookActs, row, [...webhookActNames], {
    editWebhook: { run: edit },
    renewWebhookSecret: { confirm: true, run: renew },
    resendFailed: { run: resend },
  })
