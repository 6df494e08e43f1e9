import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { OwnData } from '#platform/server/content/own-data.ts'

/** The meetings that somebody has called or is invited to, with the own answer. */
export const ownData: OwnData = {
  kinds: [
    {
      kind: 'meetings',
      tables: ['meetings.meeting', 'meetings.invitee'],
      rows: ({ accountId }) => sql`
        select m.id::bigint as key, jsonb_build_object('Meeting', m.name, 'Day', m.day, 'StartsAt', m.starts_at,
          'EndsAt', m.ends_at, 'Place', m.place, 'State', m.state, 'Organizer', m.organizer_id = ${accountId},
          'Answer', i.answer, 'AnsweredAt', i.answered_at) as row
        from meetings.meeting m
        left join meetings.invitee i on i.meeting_id = m.id and i.account_id = ${accountId}
        where m.organizer_id = ${accountId} or (i.id is not null and m.state <> 'draft')`,
    },
  ],
  // That somebody was invited stays under the pseudonym; the link of their letters opens nothing any more.
  erase: async (db, { person }) => {
    const invitations = await db
      .selectFrom('meetings.invitee')
      .where('account_id', '=', person.accountId)
      .select('id')
      .execute()
    for (const { id } of invitations)
      await db
        .updateTable('meetings.invitee')
        .set({ code: randomBytes(16).toString('hex') })
        .where('id', '=', id)
        .execute()
  },
}
