import { createHmac, createSecretKey, type KeyObject } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { runKept, Slot } from '#platform/server/reading/kept-statement.ts'
import type { Secrets } from '#platform/server/configuration/secrets.ts'
import { waits } from '../../rules/slow-down.ts'

const keys = new WeakMap<Secrets, KeyObject>()

/** Made once: of bytes it would be made anew for each hash, which takes longer than the hash. */
function keyOf(secrets: Secrets): KeyObject {
  const key = keys.get(secrets) ?? createSecretKey(secrets.key('login address'))
  keys.set(secrets, key)
  return key
}

/** Who fails is kept as a keyed hash: what strangers typed, and from where, is nobody's business. */
export const failureHash = (secrets: Secrets, who: string): Buffer =>
  createHmac('sha256', keyOf(secrets)).update(who).digest()

const sentHash = new Slot(({ hash }) => hash)
const sentNow = new Slot(({ now }) => now)
const oneTry = sql`select ${sentHash}::bytea as hash, ${sentNow}::timestamptz as now`
const secondsAfter = (failures: RawBuilder<unknown>) =>
  sql`(${sql.lit(`{${waits.join(',')}}`)}::integer[])[least(${failures}, ${sql.lit(waits.length)})]`

/** Counts a try of each `hash` at its `now` that `tries` names and that need not wait. */
export const counting = (tries: RawBuilder<unknown>): RawBuilder<{ failures: number }> => sql`
  insert into signin.login_failure as f (address_hash, failures, wait_until, last_at)
  select x.hash, 1, x.now + make_interval(secs => ${secondsAfter(sql`1`)}), x.now
  from (${tries}) as x
  on conflict (address_hash) do update set failures = f.failures + 1, last_at = excluded.last_at,
    wait_until = excluded.last_at + make_interval(secs => ${secondsAfter(sql`f.failures + 1`)})
  where f.wait_until <= excluded.last_at
    -- Nobody waits yet: of two at the same moment the later one may have been sent first.
    or ${secondsAfter(sql`f.failures`)} = 0
  returning f.failures`

/**
 * Counts a try before its password is looked at, so that a hundred parallel guesses are not one. `hash` says who is made
 * to wait by it. Answers the seconds to wait, and then has counted nothing; 0: go on, and `forgetFailures` when it
 * was right.
 */
export async function countTry(db: Database, hash: Buffer, now: Date): Promise<number> {
  for (;;) {
    const rows = await runKept(db, 'a try', { hash, now }, () => ({ compile: () => counting(oneTry).compile(db) }))
    if (rows.length > 0) return 0
    const waiting = await db
      .selectFrom('signin.login_failure')
      .where('address_hash', '=', hash)
      .select('wait_until')
      .executeTakeFirst()
    // Forgotten in between by a log-in that was right: this try is the first again.
    if (waiting) return Math.max(1, Math.ceil((Date.parse(waiting.wait_until) - now.getTime()) / 1000))
  }
}

export const forgetting = (hash: Slot): RawBuilder<never> =>
  sql`delete from signin.login_failure where address_hash = ${hash}::bytea`

export async function forgetFailures(db: Database, hash: Buffer): Promise<void> {
  await runKept(db, 'failures forgotten', { hash }, () => ({ compile: () => forgetting(sentHash).compile(db) }))
}

export async function forgetOldFailures(db: Database, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - 86_400_000).toISOString()
  await db.deleteFrom('signin.login_failure').where('last_at', '<', dayAgo).execute()
}
