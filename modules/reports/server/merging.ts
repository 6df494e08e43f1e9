import { sql } from 'kysely'
import type { Merging } from '#platform/server/content/merging.ts'

/** Reports and runs of both accounts are those of the one that stays; what was shared with both is shared once. */
const move: Merging['move'] = async (db, { stays, closed }) => {
  if (stays === null || closed === null) return
  await sql`update reports.saved_report set author_id = ${stays}, version = version + 1
    where author_id = ${closed}`.execute(db)
  await sql`update reports.run set owner_id = ${stays} where owner_id = ${closed}`.execute(db)
  await sql`delete from reports.share g where g.account_id = ${closed} and exists (
    select from reports.share k where k.report_id = g.report_id and k.account_id = ${stays})`.execute(db)
  await sql`update reports.share set account_id = ${stays} where account_id = ${closed}`.execute(db)
  await sql`delete from reports.recipient g where g.account_id = ${closed} and exists (
    select from reports.recipient k where k.schedule_id = g.schedule_id and k.account_id = ${stays})`.execute(db)
  await sql`update reports.recipient set account_id = ${stays} where account_id = ${closed}`.execute(db)
}

export const merging: Merging = { move }
