import { documentAddress, keyOf, type Asked, type Document } from '#platform/shared/document.ts'
import type { Database } from '../database.ts'
import { givenOf, openDocument, type Opening } from './open-document.ts'
import type { Reading } from './reading.ts'
import { issueTicket } from './tickets.ts'

const dayMs = 86_400_000

/** What making a link for somebody else needs of whoever makes it: a call, a job. */
export type Mailing = Omit<Opening, 'actor' | 'ticket'>

/**
 * The address of a document for a letter to somebody, who opens it for `documentLetterDays` without signing in, as what
 * they may see themselves; null where they may not see it. It ends with the account, with another address of it, and
 * with what ends the document's tickets.
 */
export async function mailedAddress<D extends Document>(
  one: Reading<D>,
  asked: Asked<D>,
  to: { readonly accountId: number; readonly email: string },
  mailing: Mailing,
): Promise<string | null> {
  const { db, now, readers } = mailing
  const actor = await readers.actorOf(db, to.accountId)
  if (!actor) return null
  const opened = await openDocument(one, { ...mailing, actor, ticket: null }, asked as object).catch(() => null)
  return opened && documentLink(db, one, asked, actor, to.email, opened, now)
}
