import type { Letter } from '../mail/letter.ts'
import { letterOf, type LetterFrame } from '../mail/letter.ts'
import type { Database } from '../database.ts'
import { nextTry } from './next-try.ts'
import { markFailed, markSent, markWithheld, takeDue, type OutboxMail } from './store.ts'

/** Delivers one letter or throws. `unreachable` in the error tells that no mail server answered. */
export type Deliver = (letter: Letter) => Promise<void>

export interface SendOptions {
  readonly db: Database
  readonly deliver: Deliver
  readonly frame: () => Promise<LetterFrame>
  /** The outbox is itself where people read their letters, so codes and links stay in it. */
  readonly keepsSecrets?: boolean
  /** Which of these addresses are of people whose accounts are switched off now. */
  readonly inactive?: (db: Database, addresses: readonly string[]) => Promise<ReadonlySet<string>>
  /** The kinds of mails that stay where they are for now. */
  readonly held?: (db: Database) => Promise<readonly string[]>
  readonly onFailure?: (mail: { id: number; kind: string; error: string; dead: boolean }) => void
}

/** Sends every mail that is due now; answers how many were tried. The network is used outside any transaction. */
export async function sendDue(options: SendOptions, now: () => Date = () => new Date()): Promise<number> {
  const { db, deliver } = options
  let tried = 0
  for (;;) {
    const due = await takeDue(db, now(), await options.held?.(db))
    if (due.length === 0) return tried
    const frame = await options.frame()
    // Asked now, not when it was written: a mail server may have been away for a day.
    const inactive = await options.inactive?.(
      db,
      due.map((mail) => mail.to_address),
    )
    for (const mail of due) {
      if (!mail.even_inactive && inactive?.has(mail.to_address)) {
        await markWithheld(db, mail.id, !options.keepsSecrets)
        continue
      }
      tried++
      try {
        await deliver(letterOf(mail, frame))
      } catch (error) {
        await putBack(options, mail, error, now())
        continue
      }
      await markSent(db, mail.id, now(), !options.keepsSecrets)
    }
  }
}

async function putBack(options: SendOptions, mail: OutboxMail, error: unknown, now: Date): Promise<void> {
  const answered = typeof (error as { responseCode?: unknown }).responseCode === 'number'
  const { tries, at } = nextTry({ tries: mail.tries, createdAt: new Date(mail.created_at), answered, now })
  const message = error instanceof Error ? error.message : String(error)
  await markFailed(options.db, mail.id, {
    tries,
    nextTryAt: at,
    error: message.slice(0, 500),
    erase: !options.keepsSecrets,
  })
  options.onFailure?.({ id: mail.id, kind: mail.kind, error: message, dead: at === null })
}
