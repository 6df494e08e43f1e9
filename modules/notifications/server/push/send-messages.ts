import { ECDH } from 'node:crypto'
import webPush from 'web-push'
import type { Database } from '#platform/server/database.ts'
import type { Posted } from '#platform/server/outside/post.ts'
import type { ListenerWork } from '#platform/server/module.ts'
import { dropGone } from '#modules/signin/server/public.ts'
import { afterAnswer } from '../../rules/push-tries.ts'
import { dropMessage, putBackMessage, takeMessages } from '../store/push.ts'
import { academyPushKey, type PushKey } from './key.ts'

export interface Sending extends Pick<ListenerWork, 'db' | 'vault' | 'isStopped'> {
  /** Where people reach the academy: push services write there when something is wrong. */
  readonly publicUrl: string
  /** Gives the status; throws where nobody answers. */
  readonly post: (posted: Posted) => Promise<number>
  readonly now: () => Date
}

type Message = Awaited<ReturnType<typeof takeMessages>>[number]

/** Seconds that a push service keeps a message for a browser that is not there. */
const keptFor = 86_400
const longestTitle = 200

/**
 * Sends the messages that are due, each encrypted for its browser. The network is used outside any transaction; a process
 * that dies leaves a message to be sent again.
 */
export async function sendMessages({ db, vault, publicUrl, post, now, isStopped }: Sending): Promise<void> {
  const key = await academyPushKey(db, vault, now())
  for (;;) {
    const due = isStopped?.() ? [] : await takeMessages(db, now())
    if (due.length === 0) return
    await Promise.all(due.map((message) => sendOne(db, message, { key, publicUrl, post, now: now() })))
  }
}

async function sendOne(
  db: Database,
  message: Message,
  { key, publicUrl, post, now }: { key: PushKey; now: Date } & Pick<Sending, 'publicUrl' | 'post'>,
): Promise<void> {
  // To what is no key nothing can be said: left in place it would come back for ever, and end the round of all others.
  if (!isKey(message.p256dh)) return void (await dropGone(db, message.device_id))
  const status = await post(encrypted(message, key, publicUrl)).catch(() => null)
  const next = afterAnswer({ status, tries: message.tries, createdAt: new Date(message.created_at), now })
  if (next === 'gone') await dropGone(db, message.device_id)
  else if (next === 'done') await dropMessage(db, message.id)
  else await putBackMessage(db, message.id, message.tries + 1, next)
}

/** Whether it is a point of P-256: what a browser hands in is looked at for its length alone. */
function isKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url')
    return true
  } catch {
    return false
  }
}

function encrypted({ endpoint, p256dh, auth, title, body, href }: Message, key: PushKey, publicUrl: string): Posted {
  const said = JSON.stringify({ title: title.slice(0, longestTitle), body, href })
  const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, said, {
    TTL: keptFor,
    contentEncoding: 'aes128gcm',
    vapidDetails: { subject: contactOf(publicUrl), ...key },
  })
  const headers = Object.entries(details.headers).map(([name, value]) => [name, String(value)])
  return { url: endpoint, headers: Object.fromEntries(headers), body: details.body }
}

const contactOf = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? publicUrl : `mailto:postmaster@${new URL(publicUrl).hostname}`
