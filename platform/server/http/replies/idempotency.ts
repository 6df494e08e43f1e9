import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { invalidInput, keyReused, refuse, stillRunning } from '#platform/shared/refusal.ts'
import type { Database } from '../../database.ts'

/** One request under the key that its sender chose. */
export interface Slot {
  readonly actor: string
  readonly operation: string
  readonly key: string
  readonly bodyHash: Buffer
}

export function slotOf(
  hashKey: Buffer,
  header: string | string[] | undefined,
  actor: string,
  operation: string,
  input: { query: unknown; body: unknown },
): Slot | null {
  if (header === undefined) return null
  if (typeof header !== 'string' || !/^[\x21-\x7e]{8,200}$/.test(header)) {
    refuse(invalidInput, undefined, [{ path: 'Idempotency-Key', code: 'invalid' }])
  }
  // Keyed, because a body may hold a password and the hash is stored.
  const bodyHash = createHmac('sha256', hashKey)
    .update(JSON.stringify([input.query, input.body]))
    .digest()
  return { actor, operation, key: header, bodyHash }
}

/**
 * The reply that the key's first request got, or null where this is the first. Refuses a key that was used for
 * other input, and one whose first request has not ended: its transaction holds the lock that this one tries.
 */
export async function formerReply(tx: Database, slot: Slot): Promise<{ reply: unknown } | null> {
  const lock = `${slot.actor} ${slot.operation} ${slot.key}`
  const { rows } = await sql<{ free: boolean; body_hash: Buffer | null; reply: unknown }>`
    select pg_try_advisory_xact_lock(hashtextextended(${lock}, 7)) as free, k.body_hash, k.reply
    from (select 1) as one
    left join platform.idempotency_key k
      on k.actor_key = ${slot.actor} and k.operation = ${slot.operation} and k.key = ${slot.key}`.execute(tx)
  const { free, body_hash, reply } = rows[0]!
  if (body_hash) {
    if (!body_hash.equals(slot.bodyHash)) refuse(keyReused)
    return { reply: reply ?? undefined }
  }
  return free ? null : refuse(stillRunning)
}

export async function keepReply(tx: Database, slot: Slot, reply: unknown): Promise<void> {
  await tx
    .insertInto('platform.idempotency_key')
    .values({
      actor_key: slot.actor,
      operation: slot.operation,
      key: slot.key,
      body_hash: slot.bodyHash,
      status: 200,
      reply: reply === undefined ? null : sql`${JSON.stringify(reply)}::json`,
    })
    .execute()
}

/** The first request may end between the look and the lock; then its row stops this one, which looks again. */
export const wasFirstElsewhere = (error: unknown): boolean =>
  (error as { constraint?: unknown } | null)?.constraint === 'idempotency_key_pkey'

/** Replies are kept for a day. */
export async function forgetOldReplies(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('platform.idempotency_key')
    .where('created_at', '<', new Date(now.getTime() - 86_400_000).toISOString())
    .execute()
}
