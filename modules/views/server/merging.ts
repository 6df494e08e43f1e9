import { sql } from 'kysely'
import type { Merging } from '#platform/server/content/merging.ts'

/** Views of both accounts are those of the one that stays. */
const move: Merging['move'] = async (db, { stays, closed }) => {
  if (stays === null || closed === null) return
  await sql`update views.list_view set owner_id = ${stays}, version = version + 1 where owner_id = ${closed}`.execute(
    db,
  )
}

export const merging: Merging = { move }
