import { newTicket, ticketHash } from '#modules/signin/server/public.ts'
import type { Database } from '#platform/server/database.ts'

/** Makes a key to the newest version of one document, for the session that asks; only its hash is kept. */
export async function issueTicket(
  db: Database,
  { documentId, sessionId }: { readonly documentId: number; readonly sessionId: string },
  now: Date,
): Promise<string> {
  const { secret, hash, expires_at } = newTicket(now)
  await db.deleteFrom('library.document_ticket').where('expires_at', '<', now.toISOString()).execute()
  await db
    .insertInto('library.document_ticket')
    .values({ hash, document_id: documentId, session_id: sessionId, expires_at })
    .execute()
  return secret
}

/** A ticket whose session is open, with the account and the browser that the session belongs to. */
export const findTicket = (db: Database, secret: string, now: Date) =>
  db
    .selectFrom('library.document_ticket as t')
    .innerJoin('signin.session_facts as s', 's.session_id', 't.session_id')
    .select(['t.document_id', 's.session_account_id', 's.browser_hash'])
    .where('t.hash', '=', ticketHash(secret))
    .where('t.expires_at', '>', now.toISOString())
    .where('s.is_open', '=', true)
    .where('s.session_ends_at', '>', now.toISOString())
    .executeTakeFirst()
