import type { Actor } from '#platform/shared/actor.ts'
import type { Database } from '#platform/server/database.ts'
import type { Caller } from '#platform/server/http/callers.ts'
import { isTokenLike } from '../rules/token.ts'
import { goodToken } from './store/tokens.ts'
import { tokenHash } from './secret.ts'

/**
 * Whose rights a token has, as they are at this moment; null where it is none, or is good no more: taken back, past its last day,
 * its person's password or role another, the account switched off. Asked before the tokens of sessions are looked at.
 */
export async function callerByToken(
  db: Database,
  token: string,
  now: Date,
  actorOf: (db: Database, accountId: number) => Promise<Actor | null>,
): Promise<Caller | null> {
  if (!isTokenLike(token)) return null
  const found = await goodToken(db, tokenHash(token), now)
  if (!found) return null
  const actor = await actorOf(db, found.account_id)
  // The role of before may have had more rights, or other ones: the token was made with those in mind.
  if (!actor || actor.role !== found.role) return null
  const { id, reads, writes, networks, expires_at } = found
  return {
    actor,
    sessionId: null,
    tokenEnds: new Date(expires_at).getTime(),
    apiToken: { id, reads, writes, networks },
  }
}
