import { createHmac } from 'node:crypto'
import type { Database } from '#platform/server/database.ts'
import type { Secrets } from '#platform/server/secrets.ts'
import { waitAfter } from '../../rules/slow-down.ts'

/** Who fails is kept as a keyed hash: what strangers typed, and from where, is nobody's business. */
export const failureHash = (secrets: Secrets, who: string): Buffer =>
  createHmac('sha256', secrets.key('login address')).update(who).digest()

/**
 * Counts a try before its password is looked at, so that a hundred parallel guesses are not one. `who` is whoever is
 * made to wait by it. Answers the seconds to wait; 0: go on, and `forgetFailures` when it was right.
 */
export async function countTry(db: Database, secrets: Secrets, who: string, now: Date): Promise<number> {
  const hash = failureHash(secrets, who)
  return db.transaction().execute(async (tx) => {
    // Locks the row, made or found: one that is only found may be forgotten by a log-in beside this one before it is read.
    const row = await tx
      .insertInto('identity.login_failure')
      .values({ address_hash: hash, failures: 0, wait_until: now.toISOString(), last_at: now.toISOString() })
      .onConflict((conflict) =>
        conflict.column('address_hash').doUpdateSet((eb) => ({ last_at: eb.ref('excluded.last_at') })),
      )
      .returning(['failures', 'wait_until'])
      .executeTakeFirstOrThrow()
    const left = Date.parse(row.wait_until) - now.getTime()
    if (left > 0) return Math.ceil(left / 1000)
    const failures = row.failures + 1
    await tx
      .updateTable('identity.login_failure')
      .set({
        failures,
        wait_until: new Date(now.getTime() + waitAfter(failures) * 1000).toISOString(),
        last_at: now.toISOString(),
      })
      .where('address_hash', '=', hash)
      .execute()
    return 0
  })
}

export async function forgetFailures(db: Database, secrets: Secrets, who: string): Promise<void> {
  await db.deleteFrom('identity.login_failure').where('address_hash', '=', failureHash(secrets, who)).execute()
}

export async function forgetOldFailures(db: Database, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - 86_400_000).toISOString()
  await db.deleteFrom('identity.login_failure').where('last_at', '<', dayAgo).execute()
}
