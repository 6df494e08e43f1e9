import { Webhook } from 'standardwebhooks'
import { doneBy } from '#platform/server/acts/write-act.ts'
import { byItself } from '#platform/server/audit/by.ts'
import type { Database } from '#platform/server/database.ts'
import type { ListenerWork } from '#platform/server/module.ts'
import { askOutside } from '#platform/server/outside/post.ts'
import { settings } from '#platform/server/settings.ts'
import { integrationSettings } from '../../contract/settings.ts'
import { afterTry, disabledBy } from '../../rules/delivery.ts'
import { stopWebhook } from '../acts/webhooks.ts'
import type { IntegrationParts } from '../parts.ts'
import * as store from '../store/deliveries.ts'
import { rowOfSecret, secretsInUse } from '../store/secrets.ts'
import { noteFailing, releaseWebhook, takeWebhooks, type Sender } from '../store/webhooks.ts'
import { bodyFor } from './body.ts'
import { faultOf } from './fault.ts'

export interface Sending extends Pick<ListenerWork, 'db' | 'vault' | 'isStopped'> {
  readonly parts: Pick<IntegrationParts, 'readers' | 'modules' | 'webhookInsideHosts' | 'ask'>
  readonly clock: () => Date
  /** From 0 to 1, for the spread of tries. */
  readonly chance: () => number
}

/** So many messages are sent to an address before it is another's turn: all of them take less time than the address is held for. */
const atOnce = 8
const keptOfAnswer = 1024

/**
 * Sends what is due: to several addresses at the same time, to each in the order in which things happened. The network is used
 * outside any transaction; of a process that dies in the middle the message is sent again.
 */
export async function sendDeliveries(sending: Sending): Promise<void> {
  const { db, clock, isStopped } = sending
  for (;;) {
    const taken = isStopped?.() ? [] : await takeWebhooks(db, clock())
    if (taken.length === 0) return
    await Promise.all(
      taken.map(async (webhook) => {
        try {
          await sendTo(sending, webhook)
        } finally {
          await releaseWebhook(db, webhook.id, clock())
        }
      }),
    )
  }
}

async function sendTo(sending: Sending, webhook: Sender): Promise<void> {
  const { db, clock, parts, isStopped } = sending
  const actor = await parts.readers.actorOf(db, webhook.account_id)
  if (actor?.role !== 'admin') return stopBy(db, clock(), webhook.id, 'person')
  const { modules } = parts
  for (const due of await store.dueTo(db, webhook.id, clock(), atOnce)) {
    if (isStopped?.()) return
    const body = due.body ?? (await bodyFor(due, { db, vault: sending.vault, now: clock(), actor, modules }))
    if (due.body === null) await store.keepBody(db, due.id, body)
    // What was disabled meanwhile, or fails, is told nothing more in this turn.
    if (!(await sendOne(sending, webhook, due, body))) return
  }
}

const stopBy = (db: Database, now: Date, id: number, why: 'person' | 'gone' | 'failing') =>
  db.transaction().execute((tx) => stopWebhook({ ...doneBy(tx, byItself), now }, id, why))

/** Sends one message; false where the address did not take it. */
async function sendOne(sending: Sending, webhook: Sender, due: store.Due, body: string): Promise<boolean> {
  const { db, clock, chance } = sending
  const tried = await tryOnce(sending, webhook, due, body)
  const outcome = afterTry({ status: tried.status, tries: due.tries + 1, now: clock() }, chance())
  const failing = await db.transaction().execute(async (tx) => {
    await store.noteTry(tx, due, tried, outcome)
    return noteFailing(tx, webhook.id, outcome.state === 'delivered' ? null : tried.at)
  })
  if (outcome.state === 'delivered') return true
  if (!failing?.failing_since) return false
  const { webhookFailingDays } = await settings(db, integrationSettings)
  const failingSince = new Date(failing.failing_since)
  const why = disabledBy({ status: tried.status, failingSince, now: clock() }, webhookFailingDays)
  if (why !== null) await stopBy(db, clock(), webhook.id, why)
  return false
}

async function tryOnce(
  { db, vault, clock, parts: { ask = askOutside, webhookInsideHosts } }: Sending,
  { id, url }: Sender,
  { message }: store.Due,
  body: string,
): Promise<store.Try> {
  const at = clock()
  const secrets = await secretsInUse(db, id, at)
  const signatures = secrets.map(({ secret_sealed }) =>
    new Webhook(vault.open('webhook', secret_sealed, rowOfSecret(id)).toString()).sign(message, at, body),
  )
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Diwan-Webhooks/1',
    'webhook-id': message,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  }
  const begun = performance.now()
  const took = () => Math.round(performance.now() - begun)
  try {
    const options = { insideHosts: webhookInsideHosts, reads: keptOfAnswer }
    const { status, beginning } = await ask({ url, headers, body: Buffer.from(body) }, options)
    return { at, status, fault: null, answer: fitting(beginning), tookMs: took() }
  } catch (error) {
    return { at, status: null, fault: faultOf(error), answer: '', tookMs: took() }
  }
}

/** As the database can keep it. */
const fitting = (text: string) => text.replaceAll('\u0000', '')
