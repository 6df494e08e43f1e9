import { sql } from 'kysely'
import type { Merging } from '#platform/server/content/merging.ts'

/** What was printed for both accounts is the one's that stays; what waits twice for the same papers is made twice. */
const move: Merging['move'] = async (db, { stays, closed }) => {
  if (stays === null || closed === null) return
  await sql`update papers.run g set owner_id = ${stays},
      digest = case when exists (select from papers.run k where k.owner_id = ${stays} and k.digest = g.digest
        and k.state in ('waiting', 'running')) then sha256(g.digest) else g.digest end
    where g.owner_id = ${closed}`.execute(db)
}

export const merging: Merging = { move }
