import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'

/** Many at once from one place come one after the other, or all would see room. */
export const lockOrigin = (tx: Database, origin: Buffer) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`people.signup ${origin.toString('hex')}`}, 0))`.execute(tx)

/** When sign-ups began from there, the newest first. */
export async function startsSince(tx: Database, origin: Buffer, since: Date, most: number): Promise<Date[]> {
  const rows = await tx
    .selectFrom('people.signup_start')
    .select('at')
    .where('origin_hash', '=', origin)
    .where('at', '>', since.toISOString())
    .orderBy('at', 'desc')
    .limit(most)
    .execute()
  return rows.map((row) => new Date(row.at))
}

export const addStart = (tx: Database, origin: Buffer, now: Date) =>
  tx.insertInto('people.signup_start').values({ origin_hash: origin, at: now.toISOString() }).execute()
