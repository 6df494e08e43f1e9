import { sql } from 'kysely'
import type { Merging } from '#platform/server/content/merging.ts'

/**
 * Who was invited under both accounts is invited once, with the answer of the one that stays. Whoever calls a meeting is not
 * among its invited, whichever of the two accounts called it.
 */
const move: Merging['move'] = async (db, { stays, closed }) => {
  if (stays === null || closed === null) return
  await sql`delete from meetings.invitee g where g.account_id = ${closed} and (
    exists (select from meetings.invitee k where k.meeting_id = g.meeting_id and k.account_id = ${stays})
    or exists (select from meetings.meeting m where m.id = g.meeting_id and m.organizer_id = ${stays}))`.execute(db)
  await sql`delete from meetings.invitee g where g.account_id = ${stays}
    and exists (select from meetings.meeting m where m.id = g.meeting_id and m.organizer_id = ${closed})`.execute(db)
  await sql`update meetings.invitee set account_id = ${stays} where account_id = ${closed}`.execute(db)
  await sql`update meetings.meeting set organizer_id = ${stays}, version = version + 1
    where organizer_id = ${closed}`.execute(db)
}

export const merging: Merging = { move }
