import { newTicket, ticketHash } from '#modules/signin/server/public.ts'
import type { Database } from '#platform/server/database.ts'

/** Makes a key to the bytes of one material, for the session that asks; only its hash is kept. */
export async function issueTicket(
  db: Database,
  {
    materialId,
    sessionId,
    saves,
  }: { readonly materialId: number; readonly sessionId: string; readonly saves: boolean },
  now: Date,
): Promise<string> {
  const { secret, hash, expires_at } = newTicket(now)
  await db.deleteFrom('catalogue.material_ticket').where('expires_at', '<', now.toISOString()).execute()
  await db
    .insertInto('catalogue.material_ticket')
    .values({
      hash,
      material_id: materialId,
      session_id: sessionId,
      saves,
      expires_at,
    })
    .execute()
  return secret
}

/** A ticket whose session is open, with the account and the browser that the session belongs to. */
export const findTicket = (db: Database, secret: string, now: Date) =>
  db
    .selectFrom('catalogue.material_ticket as t')
    .innerJoin('signin.session_facts as s', 's.session_id', 't.session_id')
    .select(['t.material_id', 't.saves', 's.session_account_id', 's.browser_hash'])
    .where('t.hash', '=', ticketHash(secret))
    .where('t.expires_at', '>', now.toISOString())
    .where('s.is_open', '=', true)
    .where('s.session_ends_at', '>', now.toISOString())
    .executeTakeFirst()
