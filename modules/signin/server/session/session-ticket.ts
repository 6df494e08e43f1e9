import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '#platform/server/database.ts'
import type { RequestFacts } from '#platform/server/handler.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { browserHash } from './browser.ts'

const secretBytes = 24
/** How long an address plays: longer than anybody watches without opening the page anew. */
const lifeMs = 12 * 3_600_000

/** Under what a ticket is kept: its secret stands in an address alone. */
export const ticketHash = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** The secret of a new ticket to a file, and what is kept of it. */
export function newTicket(now: Date) {
  const secret = randomBytes(secretBytes).toString('base64url')
  return { secret, hash: ticketHash(secret), expires_at: new Date(now.getTime() + lifeMs).toISOString() }
}

/** What a found ticket says of its session, which is open. */
interface OfSession {
  readonly session_account_id: number
  readonly browser_hash: Buffer | null
}

/**
 * Who holds the ticket: the person of its session, as they are today. Refuses as not found where there is no such ticket, another
 * browser asks, or the account is no longer active (`actorOf` gives null).
 */
export async function ticketHolder<T extends OfSession>(
  { db, request }: { readonly db: Database; readonly request: RequestFacts },
  found: T | undefined,
  actorOf: (db: Database, accountId: number) => Promise<Actor | null>,
): Promise<{ readonly ticket: T; readonly actor: Actor }> {
  const browser = browserHash(request)
  if (!found?.browser_hash || !browser?.equals(found.browser_hash)) refuse(notFound)
  return { ticket: found, actor: (await actorOf(db, found.session_account_id)) ?? refuse(notFound) }
}
