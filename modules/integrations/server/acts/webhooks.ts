import { isIP } from 'node:net'
import { refuseChanged } from '#modules/accounts/server/public.ts'
import { writeAct, writeFact, writeGone, writeNew, type Doing } from '#platform/server/acts/write-act.ts'
import type { Asked } from '#platform/server/handler.ts'
import { isLetInside, isOutside } from '#platform/server/outside/post.ts'
import { settings } from '#platform/server/settings.ts'
import type { Argument } from '#platform/shared/call.ts'
import { notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { instantOf } from '#platform/shared/values/dates.ts'
import type { integrationsCalls as calls } from '../../contract/calls.ts'
import { addressInside, tooManyWebhooks } from '../../contract/refusals.ts'
import { bothSecretsHours } from '../../rules/delivery.ts'
import { testKind } from '../../rules/events.ts'
import { mostWebhooks } from '../../rules/webhook.ts'
import { newSigningSecret } from '../secret.ts'
import * as deliveries from '../store/deliveries.ts'
import { replaceSecret, rowOfSecret } from '../store/secrets.ts'
import * as store from '../store/webhooks.ts'
import { webhookNoun } from './webhook-noun.ts'

export type Acting = Doing & Pick<Asked<unknown>, 'actor' | 'now' | 'vault'>
type Body<Name extends keyof typeof calls> = Argument<(typeof calls)[Name]>['body']

async function readied(doing: Acting, id: number, version: number | null): Promise<store.LockedWebhook> {
  const webhook = (await store.lockedWebhook(doing.db, id, doing.actor)) ?? refuse(notFound)
  if (version !== null && webhook.version !== version) return refuseChanged(doing.db, [webhookNoun.acts.subject, id])
  return webhook
}

/**
 * Refuses what is no address outside by how it is written: http, this machine, the own network. A name is looked up when something
 * is sent, each time anew.
 */
function refuseInside(url: string, insideHosts: readonly string[]): void {
  const to = new URL(url)
  if (isLetInside(to, insideHosts)) return
  const host = to.hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '')
  const isName = isIP(host) === 0
  const isInside = isName
    ? !host.includes('.') || /\.(local|localhost|internal|intranet|lan|home|arpa)$/.test(host)
    : !isOutside(host)
  if (to.protocol !== 'https:' || isInside) refuse(addressInside, {}, [{ path: 'Url', code: 'inside' }])
}

async function putSecret({ db, vault, now }: Acting, webhookId: number): Promise<string> {
  const secret = newSigningSecret()
  const sealed = vault.close('webhook', Buffer.from(secret), rowOfSecret(webhookId))
  await replaceSecret(db, webhookId, { sealed, now, bothUntil: new Date(now.getTime() + bothSecretsHours * 3_600_000) })
  return secret
}

export async function addWebhook(
  doing: Acting,
  { Name, Url, Events }: Body<'addWebhook'>,
  insideHosts: readonly string[],
) {
  refuseInside(Url, insideHosts)
  if ((await store.countWebhooks(doing.db)) >= mostWebhooks) refuse(tooManyWebhooks, { most: mostWebhooks })
  const webhook = await store.insertWebhook(doing.db, {
    name: Name,
    url: Url,
    events: [...new Set(Events)],
    account_id: doing.actor.userId,
    made_at: doing.now.toISOString(),
  })
  await putSecret(doing, webhook.id)
  await writeNew(doing, webhookNoun, webhook, 'addWebhook')
  return { ID: webhook.id, Version: webhook.version }
}

export async function editWebhook(
  doing: Acting,
  id: number,
  { Name, Url, Events, Version }: Body<'editWebhook'>,
  insideHosts: readonly string[],
) {
  const webhook = await readied(doing, id, Version)
  refuseInside(Url, insideHosts)
  await writeAct(doing, webhookNoun, webhook, 'editWebhook', {
    set: { name: Name, url: Url, events: [...new Set(Events)] },
  })
  return { ID: id, Version: Version + 1 }
}

export async function enableWebhook(doing: Acting, { ID, Version }: Body<'enableWebhook'>) {
  const webhook = await readied(doing, ID, Version)
  if (webhook.state !== 'disabled') refuse(notNow, { action: 'enableWebhook', state: webhook.state })
  await writeAct(doing, webhookNoun, webhook, 'enableWebhook', {
    set: {
      state: 'active',
      disabled_why: null,
      disabled_at: null,
      failing_since: null,
      account_id: doing.actor.userId,
    },
  })
  return { ID, Version: Version + 1 }
}

/** Tells an address nothing more: what waits has failed. */
async function stop(
  doing: Doing & { readonly now: Date },
  webhook: { readonly id: number },
  act: 'disableWebhook' | 'stopWebhook',
  why: store.DisabledWhy,
): Promise<void> {
  await writeAct(doing, webhookNoun, webhook, act, {
    set: { state: 'disabled', disabled_why: why, disabled_at: doing.now.toISOString() },
    data: { why },
  })
  await deliveries.failWaiting(doing.db, webhook.id)
}

export async function disableWebhook(doing: Acting, { ID, Version }: Body<'disableWebhook'>) {
  const webhook = await readied(doing, ID, Version)
  if (webhook.state !== 'active') refuse(notNow, { action: 'disableWebhook', state: webhook.state })
  await stop(doing, webhook, 'disableWebhook', 'hand')
  return { ID, Version: Version + 1 }
}

/** The academy stops by itself, and its administrators are told. */
export async function stopWebhook(
  doing: Doing & { readonly now: Date },
  id: number,
  why: Exclude<store.DisabledWhy, 'hand'>,
): Promise<void> {
  const webhook = await store.lockedForClock(doing.db, id)
  if (webhook) await stop(doing, webhook, 'stopWebhook', why)
}

export async function renewWebhookSecret(doing: Acting, id: number): Promise<string> {
  const webhook = await readied(doing, id, null)
  const secret = await putSecret(doing, webhook.id)
  await writeFact(doing, webhookNoun, webhook, 'renewWebhookSecret')
  return secret
}

export async function sendTestEvent(doing: Acting, id: number): Promise<void> {
  const webhook = await readied(doing, id, null)
  if (webhook.state !== 'active') refuse(notNow, { action: 'sendTestEvent', state: webhook.state })
  await deliveries.addTest(doing.db, id, testKind, doing.now)
  await writeFact(doing, webhookNoun, webhook, 'sendTestEvent')
}

export async function resendFailed(doing: Acting, { ID, Since }: Body<'resendFailed'>): Promise<number> {
  const webhook = await readied(doing, ID, null)
  if (webhook.state !== 'active') refuse(notNow, { action: 'resendFailed', state: webhook.state })
  const { timeZone } = await settings(doing.db, zoneSettings)
  const count = await deliveries.sendFailedAgain(doing.db, ID, instantOf(Since, '00:00', timeZone), doing.now)
  await writeFact(doing, webhookNoun, webhook, 'resendFailed', { since: Since, count })
  return count
}

export async function resendDelivery(doing: Acting, id: number): Promise<void> {
  const delivery = (await deliveries.lockedDelivery(doing.db, id, doing.actor)) ?? refuse(notFound)
  const { state, webhookState, webhookId } = delivery
  if (state === 'waiting' || webhookState !== 'active') refuse(notNow, { action: 'resendDelivery', state })
  await deliveries.sendAgain(doing.db, id, doing.now)
  await writeFact(doing, webhookNoun, { id: webhookId }, 'resendDelivery', { deliveryId: id })
}

export async function deleteWebhook(doing: Acting, id: number): Promise<void> {
  const webhook = await readied(doing, id, null)
  await writeGone(doing, webhookNoun, webhook, 'deleteWebhook', () => store.removeWebhook(doing.db, id))
}
