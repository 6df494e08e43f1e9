import type { Failure } from '../outbox/next-try.ts'
import { askOutside } from '../outside/post.ts'
import type { Letter } from './letter.ts'
import { headersOf } from './headers.ts'

/** Where mails to many are handed over: an e-mail marketing service with the interface of Mailchimp Transactional. */
export interface MailService {
  /** Of its interface, without a slash at its end: `https://mandrillapp.com/api/1.0`. */
  readonly url: string
  readonly key: string
}

/** What a mail service says no with, as the outbox understands it. Its words never hold the key. */
class ServiceNo extends Error {
  readonly failure: Failure
  /** Milliseconds before which it wants to hear nothing. */
  readonly notBefore: number
  constructor(message: string, failure: Failure, notBefore = 0) {
    super(message)
    this.failure = failure
    this.notBefore = notBefore
  }
}

const longestWaitMs = 3_600_000
const mostRead = 20_000
/** What it says of an address that it will not write to, as mail servers say it. */
const nobodyThere: Readonly<Record<string, string>> = { 'hard-bounce': '550 5.1.1', invalid: '550 5.1.3' }

/**
 * Hands letters over to the service, one at a time. A letter of which it does not say that it took it is tried again, so one
 * that it took without an answer may leave twice, as with a mail server. Nothing is asked of it that tells on readers.
 */
export function deliverByService(
  { url, key }: MailService,
  { patienceMs = 10_000 }: { readonly patienceMs?: number } = {},
): (letter: Letter) => Promise<void> {
  const address = `${url}/messages/send.json`
  const withoutKey = (text: string) => text.replaceAll(key, '…').replace(/\s/g, ' ').slice(0, 300)
  return async (letter) => {
    const answer = await askOutside(
      {
        url: address,
        headers: { 'content-type': 'application/json' },
        body: Buffer.from(JSON.stringify({ key, message: messageOf(letter) })),
      },
      // The operator has named it.
      { insideHosts: [new URL(address).host], reads: mostRead, patienceMs },
    ).catch((error: Error) => {
      throw new ServiceNo(`the mail service: ${withoutKey(error.message)}`, 'away')
    })
    const { status, retryAfter } = answer
    const said = withoutKey(answer.beginning)
    if (status === 429) throw new ServiceNo(`the mail service: 429 ${said}`, 'away', waitOf(retryAfter))
    // A wrong key is the academy's to mend, and no letter's fault.
    if (status === 401 || status === 403 || status >= 500)
      throw new ServiceNo(`the mail service: ${status} ${said}`, 'away', waitOf(retryAfter))
    if (status >= 300) throw new ServiceNo(`the mail service: ${status} ${said}`, 'passing')
    const outcome = outcomeIn(answer.beginning)
    if (outcome === null) throw new ServiceNo(`the mail service gave no answer that can be read: ${said}`, 'away')
    const { state, reason } = outcome
    if (state !== 'rejected' && state !== 'invalid') return
    const code = nobodyThere[reason] ?? nobodyThere[state] ?? '550 5.7.0'
    throw new ServiceNo(`${code} the mail service: ${state} ${withoutKey(reason)}`.trim(), 'lasting')
  }
}

function messageOf({ from, to, subject, html, text, pictures, calendar, ...letter }: Letter) {
  const base64 = (bytes: Buffer) => bytes.toString('base64')
  return {
    from_email: from.address,
    from_name: from.name,
    to: [{ email: to.address, name: to.name, type: 'to' }],
    subject,
    html,
    text,
    headers: { 'Message-ID': letter.messageId, ...headersOf(letter) },
    images: pictures.map(({ cid, mediaType, bytes }) => ({ type: mediaType, name: cid, content: base64(bytes) })),
    ...(calendar && {
      attachments: [
        {
          type: `text/calendar; method=${calendar.method}`,
          name: 'dates.ics',
          content: base64(Buffer.from(calendar.text)),
        },
      ],
    }),
    track_opens: false,
    track_clicks: false,
    auto_text: false,
    preserve_recipients: false,
  }
}

/** What became of the one letter, in `[{ "status": "queued", "reject_reason": null }]`; null where it is not said so. */
function outcomeIn(body: string): { readonly state: string; readonly reason: string } | null {
  let read: unknown
  try {
    read = JSON.parse(body)
  } catch {
    return null
  }
  const [first] = Array.isArray(read) ? (read as unknown[]) : []
  const { status, reject_reason: reason } = (first ?? {}) as { status?: unknown; reject_reason?: unknown }
  if (typeof status !== 'string') return null
  return { state: status, reason: typeof reason === 'string' ? reason : '' }
}

/** Of `Retry-After`, which says seconds or a day and time; no longer than an hour. */
function waitOf(retryAfter: string | null): number {
  if (retryAfter === null) return 0
  const ms = /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now()
  return Number.isFinite(ms) ? Math.min(Math.max(0, ms), longestWaitMs) : 0
}
