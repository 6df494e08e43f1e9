import { keyOf, type Asked, type Document } from '#platform/shared/document/document.ts'
import { documentAddress } from '#platform/shared/document/document-address.ts'
import { Refusal } from '#platform/shared/refusal.ts'
import { givenOf, openDocument, type Opening } from './open-document.ts'
import type { Reading } from './reading.ts'
import { issueTicket } from './tickets.ts'

const dayMs = 86_400_000

/** What making a link for somebody else takes: from a call or a job. */
export type Mailing = Omit<Opening, 'actor' | 'ticket'>

function whyClosed(problem: unknown): null {
  if (problem instanceof Refusal) return null
  throw problem
}

/**
 * The address of a document for a letter to somebody, who opens it for `documentLetterDays` without signing in, as far as
 * they may see it themselves; null where they may not. It ends with the account and with what ends the document's
 * tickets. It goes into the letter as its `paperHref`, which the database does not keep.
 */
export async function mailedAddress<D extends Document>(
  one: Reading<D>,
  asked: Asked<D>,
  to: { readonly accountId: number; readonly email: string },
  mailing: Mailing,
): Promise<`/report/${string}` | null> {
  const { db, now, readers } = mailing
  const actor = await readers.actorOf(db, to.accountId)
  if (!actor) return null
  const opening = { ...mailing, db: mailing.dbOf(actor), actor, ticket: null }
  const opened = await openDocument(one, opening, asked as object).catch(whyClosed)
  if (!opened) return null
  const secret = await issueTicket(db, actor, {
    report: keyOf(one.document),
    parameters: givenOf(asked as object),
    expiresAt: new Date(now.getTime() + opened.settings.documentLetterDays * dayMs),
    recipient: to.email,
    record: opened.record,
  })
  return `${documentAddress(one.document, asked)}#ticket=${secret}`
}
