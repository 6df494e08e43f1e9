import { saysNobodyThere } from '#platform/shared/letters/no-such-address.ts'
import type { Letter } from '../mail/letter.ts'
import { letterOf, type LetterFrame } from '../mail/letter.ts'
import type { Database } from '../database.ts'
import { failureOf, nextTry, unreachableWaitMs, type Failure } from './next-try.ts'
import { markFailed, markSent, markWithheld, putOff, stillTaken, takeDue, type OutboxMail } from './store.ts'
import { forgetUndeliverable, noteUndeliverable, undeliverableAmong } from './undeliverable.ts'

/** Delivers one letter or throws what the mail transport says. */
export type Deliver = (letter: Letter) => Promise<void>

/** The kinds of mails that leave another way than all others, and how. */
interface OtherWay {
  readonly kinds: readonly string[]
  readonly deliver: Deliver
}

export interface SendOptions {
  readonly db: Database
  /** Null: there is no mail server, and nothing leaves but the other way. */
  readonly deliver: Deliver | null
  /** For mails to many where a service sends them. */
  readonly otherWay?: OtherWay | null
  readonly frame: () => Promise<LetterFrame>
  /** The outbox is itself where people read their letters, so codes and links stay in it. */
  readonly keepsSecrets?: boolean
  /** Which of these addresses are of people whose accounts are switched off now. */
  readonly inactive?: (db: Database, addresses: readonly string[]) => Promise<ReadonlySet<string>>
  /** The kinds of mails that stay where they are for now. */
  readonly held?: (db: Database) => Promise<readonly string[]>
  readonly onFailure?: (mail: { id: number; kind: string; error: string; dead: boolean }) => void
}

/**
 * Sends every mail that is due now; answers how many were tried. The network is used outside any transaction. Where no mail
 * server takes mails on it ends there: what it had taken waits, and what else is due is taken the next time.
 */
export async function sendDue(options: SendOptions, now: () => Date = () => new Date()): Promise<number> {
  const { db } = options
  const alone = options.deliver === null ? (options.otherWay?.kinds ?? []) : []
  if (options.deliver === null && alone.length === 0) return 0
  let tried = 0
  for (;;) {
    const due = await takeDue(db, now(), await options.held?.(db), alone)
    if (due.length === 0) return tried
    const batch = await sendBatch(options, due, now)
    tried += batch.tried
    if (batch.isAway) return tried
  }
}

async function sendBatch(options: SendOptions, due: readonly OutboxMail[], now: () => Date) {
  const { db } = options
  const goesOther = ({ kind }: OutboxMail) => options.otherWay?.kinds.includes(kind) ?? false
  const frame = await options.frame()
  const addresses = due.map((mail) => mail.to_address)
  // Asked now, not when it was written: a mail server may have been away for a day.
  const inactive = await options.inactive?.(db, addresses)
  const undeliverable = await undeliverableAmong(db, addresses)
  let tried = 0
  let isAway = false
  for (const [at, mail] of due.entries()) {
    if (!mail.even_inactive && inactive?.has(mail.to_address)) {
      await markWithheld(db, mail.id, !options.keepsSecrets)
      continue
    }
    const known = undeliverable.get(mail.to_address.toLowerCase())
    // Whoever asked for a code waits for it: it is tried, and where it arrives the address is good again. A server that took a
    // letter on and sent it back later takes on the next one too.
    if (known && !mail.secret) {
      await markFailed(db, mail.id, {
        tries: mail.tries,
        nextTryAt: null,
        error: known.reason,
        erase: !options.keepsSecrets,
      })
      continue
    }
    if (!(await stillTaken(db, mail, now()))) continue
    tried++
    const deliver = goesOther(mail) ? options.otherWay!.deliver : options.deliver!
    try {
      await deliver(letterOf(mail, frame))
    } catch (error) {
      const failure = failureOf(error)
      const next = await putBack(options, mail, { error, failure, now: now() })
      if (failure !== 'away') continue
      // What stands for one stands for all that go the same way: those behind it are not this process's any more.
      if (goesOther(mail)) {
        await putOff(db, options.otherWay!.kinds, next ?? new Date(now().getTime() + unreachableWaitMs))
        continue
      }
      isAway = true
      for (const other of due.slice(at + 1))
        if (!goesOther(other) && (await stillTaken(db, other, now())))
          await putBack(options, other, { error, failure, now: now() })
      continue
    }
    await markSent(db, mail.id, now(), !options.keepsSecrets)
    if (known && !known.came_back) await forgetUndeliverable(db, mail.to_address)
  }
  return { tried, isAway }
}

/** What the mail server answered, without what the mail library says around it. */
function saidBy(error: unknown): string | undefined {
  const { response } = error as { readonly response?: unknown }
  return typeof response === 'string' && saysNobodyThere(response) ? response.slice(0, 500) : undefined
}

interface Failed {
  readonly error: unknown
  readonly failure: Failure
  readonly now: Date
}

/** Answers when it is tried again; null: never. */
async function putBack(options: SendOptions, mail: OutboxMail, { error, failure, now }: Failed): Promise<Date | null> {
  const { tries, at } = nextTry({
    tries: mail.tries,
    createdAt: new Date(mail.created_at),
    failure,
    now,
    notBefore: (error as { notBefore?: number }).notBefore ?? 0,
  })
  const message = (error instanceof Error ? error.message : String(error)).slice(0, 500)
  await markFailed(options.db, mail.id, {
    tries,
    nextTryAt: at,
    error: message,
    erase: !options.keepsSecrets,
  })
  if (failure === 'lasting' && saysNobodyThere(message))
    await noteUndeliverable(options.db, mail.to_address, saidBy(error) ?? message, now)
  options.onFailure?.({ id: mail.id, kind: mail.kind, error: message, dead: at === null })
  return at
}
