import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { audienceById, chosenIn } from './audiences.ts'
import { judged } from './judged.ts'

/**
 * The accounts of an audience's people as it is now, each once; null where there is no such audience. Who has refused
 * mails is among them: a notification is none.
 */
export async function audienceAccounts(db: Database, id: number): Promise<readonly number[] | null> {
  const found = await audienceById(db, id)
  if (!found) return null
  const { rows } = await sql<{ account_id: number }>`
    select distinct account_id from (${judged(chosenIn(found))}) j where account_id is not null`.execute(db)
  return rows.map(({ account_id }) => account_id)
}
