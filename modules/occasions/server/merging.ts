import { sql } from 'kysely'
import type { Merging } from '#platform/server/content/merging.ts'

/** What was asked for under the account that is closed is that of the one that stays. */
export const merging: Merging = {
  move: async (db, { stays, closed }) => {
    if (stays === null || closed === null) return
    await sql`update occasions.guest set account_id = ${stays} where account_id = ${closed}`.execute(db)
  },
}
