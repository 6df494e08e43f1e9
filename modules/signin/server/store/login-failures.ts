import { createHmac } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { runKept, Slot } from '#platform/server/kept-statement.ts'
import type { Secrets } from '#platform/server/secrets.ts'
import { waits } from '../../rules/slow-down.ts'

/** Who fails is kept as a keyed hash: what strangers typed, and from where, is nobody's business. */
export const failureHash = (secrets: Secrets, who: string): Buffer =>
  createHmac('sha256', secrets.key('login address')).update(who).digest()

const sentHash = new Slot(({ hash }) => hash)
const sentNow = new Slot(({ now }) => now)
const secondsAfter = (failures: RawBuilder<unknown>) =>
  sql`(${sql.lit(`{${waits.join(',')}}`)}::integer[])[least(${failures}, ${sql.lit(waits.length)})]`

const counting = sql<{ failures: number }>`
  insert into signin.login_failure as f (address_hash, failures, wait_until, last_at)
  select ${sentHash}::bytea, 1, x.now + make_interval(secs => ${secondsAfter(sql`1`)}), x.now
  from (select ${sentNow}::timestamptz as now) as x
  on conflict (address_hash) do update set failures = f.failures + 1, last_at = excluded.last_at,
    wait_until = excluded.last_at + make_interval(secs => ${secondsAfter(sql`f.failures + 1`)})
  where f.wait_until <= excluded.last_at
    -- Nobody waits yet: of two at the same moment the later one may have been sent first.
    or ${secondsAfter(sql`f.failures`)} = 0
  returning f.failures`

/**
 * Counts a try before its password is looked at, so that a hundred parallel guesses are not one. `who` is whoever is
 * made to wait by it. Answers the seconds to wait, and then has counted nothing; 0: go on, and `forgetFailures` when it
 * was right.
 */
export async function countTry(db: Database, secrets: Secrets, who: string, now: Date): Promise<number> {
  const hash = failureHash(secrets, who)
  for (;;) {
    const rows = await runKept(db, 'a try', { hash, now }, () => ({ compile: () => counting.compile(db) }))
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

const forgetting = sql<never>`delete from signin.login_failure where address_hash = ${sentHash}::bytea`

export async function forgetFailures(db: Database, secrets: Secrets, who: string): Promise<void> {
  const hash = failureHash(secrets, who)
  await runKept(db, 'failures forgotten', { hash }, () => ({ compile: () => forgetting.compile(db) }))
}

export async function forgetOldFailures(db: Database, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - 86_400_000).toISOString()
  await db.deleteFrom('signin.login_failure').where('last_at', '<', dayAgo).execute()
}
