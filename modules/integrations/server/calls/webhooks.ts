import { historyOf } from '#modules/planning/server/public.ts'
import type { Handler } from '#platform/server/handler.ts'
import { readList, readRow } from '#platform/server/reading/list.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { integrationsCalls as calls } from '../../contract/calls.ts'
import { webhookActions, type WebhookState } from '../../rules/webhook.ts'
import * as acts from '../acts/webhooks.ts'
import * as log from '../store/deliveries.ts'
import { webhookDetail, webhooks, type WebhookRow } from '../store/webhooks.ts'

const shown = (row: WebhookRow) => ({
  ...row,
  Actions: webhookActions({ state: row.State as WebhookState, failed: row.Failed }),
})

export const getWebhooks: Handler<typeof calls.getWebhooks> = async ({ db, actor, query }) => {
  const { rows, total } = await readList(db, webhooks, query, { actor })
  return { Items: rows.map(shown) as never, Total: total }
}

export const getWebhook: Handler<typeof calls.getWebhook> = async ({ db, actor, query, now, request }) => {
  const row = (await readRow(db, webhooks, query.ID, { actor })) ?? refuse(notFound)
  const history = await historyOf(db, request.language, ['webhook', row.ID])
  return {
    ...shown(row),
    ...(await webhookDetail(db, row.ID, now)),
    History: history.map(({ ID, At, Kind, By, Why }) => ({ ID, At, Kind, By, Why })),
  } as never
}

export const enableWebhook: Handler<typeof calls.enableWebhook> = (asked) => acts.enableWebhook(asked, asked.body)

export const disableWebhook: Handler<typeof calls.disableWebhook> = (asked) => acts.disableWebhook(asked, asked.body)

export const renewWebhookSecret: Handler<typeof calls.renewWebhookSecret> = async (asked) => ({
  Secret: await acts.renewWebhookSecret(asked, asked.body.ID),
})

export const sendTestEvent: Handler<typeof calls.sendTestEvent> = async (asked) => {
  await acts.sendTestEvent(asked, asked.body.ID)
  return { Done: true }
}

export const resendFailed: Handler<typeof calls.resendFailed> = async (asked) => ({
  Count: await acts.resendFailed(asked, asked.body),
})

export const resendDelivery: Handler<typeof calls.resendDelivery> = async (asked) => {
  await acts.resendDelivery(asked, asked.body.ID)
  return { Done: true }
}

export const deleteWebhook: Handler<typeof calls.deleteWebhook> = async (asked) => {
  await acts.deleteWebhook(asked, asked.query.ID)
  return { Done: true }
}

const shownDelivery = <Row extends { canResend: boolean }>({ canResend, ...row }: Row) => ({
  ...row,
  Actions: canResend ? ['resendDelivery' as const] : [],
})

export const getDeliveries: Handler<typeof calls.getDeliveries> = async ({ db, actor, query }) => {
  const { rows, total } = await readList(db, log.deliveries, query, { actor })
  return { Items: rows.map(shownDelivery) as never, Total: total }
}

export const getDelivery: Handler<typeof calls.getDelivery> = async ({ db, actor, query }) => {
  const row = (await readRow(db, log.deliveries, query.ID, { actor })) ?? refuse(notFound)
  return {
    ...shownDelivery(row),
    Body: await log.bodyOf(db, row.ID),
    Attempts: await log.triesOf(db, row.ID),
  } as never
}
