import { sql } from 'kysely'
import { expect } from 'vitest'
import type { TestServer } from '../../server.ts'

const waiting = async ({ db }: TestServer) =>
  (
    await sql<{ waiting: number }>`select count(*)::integer as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  ).rows[0]!.waiting

/**
 * Holds a competition as what moves it does, until what is sent waits for it; then writes its entries, as that does too. Fails
 * where what waits holds one of them. What came of the sending.
 */
export async function whileHeld<T>(
  server: TestServer,
  competitionId: number,
  send: () => Promise<T>,
): Promise<PromiseSettledResult<T>> {
  let sent: Promise<PromiseSettledResult<T>[]> = Promise.resolve([])
  await server.db.transaction().execute(async (tx) => {
    await sql`select from competitions.competition where id = ${competitionId} for update`.execute(tx)
    sent = Promise.allSettled([send()])
    await expect.poll(() => waiting(server), { timeout: 5000, interval: 10 }).toBe(1)
    await sql`select from competitions.entry where competition_id = ${competitionId} for update nowait`.execute(tx)
  })
  return (await sent)[0]!
}
