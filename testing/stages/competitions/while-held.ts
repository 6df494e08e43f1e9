import { sql } from 'kysely'
import type { TestServer } from '../../server.ts'
import { whileHeld } from '../../while-held.ts'

/**
 * Holds a competition as what moves it does, until what is sent waits for it; then writes its entries, as that does too. Fails
 * where what waits holds one of them. What came of the sending.
 */
export async function whileCompetitionHeld<T>(
  { db }: TestServer,
  id: number,
  send: () => Promise<T>,
): Promise<PromiseSettledResult<T>> {
  const [sent] = await whileHeld(
    db,
    (tx) => sql`select from competitions.competition where id = ${id} for update`.execute(tx),
    [send],
    (tx) => sql`select from competitions.entry where competition_id = ${id} for update nowait`.execute(tx),
  )
  return sent!
}
