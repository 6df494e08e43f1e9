import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '#platform/server/database.ts'

/**
 * Holds rows by a transaction of the test's own until each of these sends waits for a lock, one after the other; then does
 * what is last, commits, and gives what became of the sends.
 */
export async function whileHeld<T>(
  db: Database,
  hold: (tx: Database) => Promise<unknown>,
  sends: readonly (() => Promise<T>)[],
  last: (tx: Database) => Promise<unknown> = async () => undefined,
): Promise<PromiseSettledResult<T>[]> {
  const sent: Promise<PromiseSettledResult<T>[]>[] = []
  await db.transaction().execute(async (tx) => {
    await hold(tx)
    for (const [at, send] of sends.entries()) {
      sent.push(Promise.allSettled([send()]))
      await expect.poll(() => waiting(db), { timeout: 5000, interval: 10 }).toBe(at + 1)
    }
    await last(tx)
  })
  return (await Promise.all(sent)).flat()
}

async function waiting(db: Database): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`select count(*)::integer as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows[0]!.waiting
}
