import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Language } from '#platform/shared/actor.ts'
import { json, type Database } from '../database.ts'

export interface NewMail {
  /** What the mail is about, by its template: `invoiceSent`, `signInCode`. */
  readonly kind: string
  readonly to: { readonly address: string; readonly name?: string }
  readonly language: Language
  readonly subject: string
  /** The letter's body; its frame, greeting line and footer come with sending. Already safe HTML. */
  readonly html: string
  /** Path of the page that the letter's button opens. */
  readonly href?: string | null
  /**
   * Path of a printable document with its key (`mailedAddress`), which the letter's button opens in place of the page.
   * Erased once the letter has left or has been given up.
   */
  readonly paperHref?: string | null
  /**
   * Path by which the reader of a mail to many gets no more of them: stands at its foot and in `List-Unsubscribe`, which mail
   * programs post to (RFC 8058). Erased once the letter has left or has been given up.
   */
  readonly leaveHref?: string | null
  /**
   * A calendar file (RFC 5545) that goes along with the letter, with what is to become of it (`METHOD`). Erased once the letter has
   * left or has been given up.
   */
  readonly calendar?: string | null
  /** It leaves no earlier: its reader has quiet hours. */
  readonly notBefore?: Date | null
  /** The event it follows from. */
  readonly eventId?: number | null
  /** It holds a code or a link that signs in: body and link are erased once it has left or has been given up. */
  readonly secret?: boolean
  /** With `secret`: where it went is erased too. For a letter to somebody who is erased. */
  readonly forgetsAddress?: boolean
  /** It goes also to somebody whose account is switched off when it leaves: it tells of a decision about that account. */
  readonly evenInactive?: boolean
}

/** Puts a mail into the outbox in the caller's transaction: it leaves only if that commits. */
export const queueMail = async (db: Database, mail: NewMail): Promise<void> => void (await queueMails(db, [mail]))

/** As `queueMail`, for thousands in one statement. Gives the ids of the mails, in the order given. */
export async function queueMails(db: Database, mails: readonly NewMail[]): Promise<readonly number[]> {
  if (mails.length === 0) return []
  const rows = mails.map((mail) => ({
    kind: mail.kind,
    to_address: addressFor(mail.to.address),
    to_name: oneLine(mail.to.name ?? ''),
    language: mail.language,
    subject: oneLine(mail.subject),
    html: mail.html,
    href: mail.href ?? null,
    paper_href: mail.paperHref ?? null,
    leave_href: mail.leaveHref ?? null,
    calendar: mail.calendar ?? null,
    // Given now and kept over every try: a mail server may tell a second delivery by it.
    message_id: `<${randomUUID()}@mail.diwan>`,
    event_id: mail.eventId ?? null,
    secret: mail.secret ?? false,
    forgets_address: mail.forgetsAddress ?? false,
    even_inactive: mail.evenInactive ?? false,
    not_before: mail.notBefore?.toISOString() ?? null,
  }))
  const { rows: queued } = await sql<{ id: number; message_id: string }>`insert into platform.outbox_mail
      (kind, to_address, to_name, language, subject, html, href, paper_href, leave_href, calendar, message_id, event_id, secret,
      forgets_address, even_inactive, next_try_at)
    select kind, to_address, to_name, language, subject, html, href, paper_href, leave_href, calendar, message_id, event_id, secret,
      forgets_address, even_inactive, coalesce(not_before, now())
    from jsonb_to_recordset(${json(rows)}) as mail(kind text, to_address text, to_name text, language text, subject text,
      html text, href text, paper_href text, leave_href text, calendar text, message_id text, event_id bigint, secret boolean,
      forgets_address boolean, even_inactive boolean, not_before timestamptz)
    returning id, message_id`.execute(db)
  await db.selectNoFrom((eb) => eb.fn('pg_notify', [eb.val('diwan_mail'), eb.val('')]).as('notified')).execute()
  const idOf = new Map(queued.map(({ id, message_id }) => [message_id, id]))
  return rows.map(({ message_id }) => idOf.get(message_id)!)
}

/** A line break in a header would begin another header. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

function addressFor(address: string): string {
  if (!/^[^\s<>,;"]+@[^\s<>,;"]+$/.test(address)) throw new Error(`Not a mail address: ${JSON.stringify(address)}`)
  return address
}
