import { sql } from 'kysely'
import type { OwnData } from '#platform/server/content/own-data.ts'

/** What somebody wrote to people of their classes, up to where they read, and what they reported. */
export const ownData: OwnData = {
  kinds: [
    {
      kind: 'messages',
      tables: ['chat.message', 'chat.report'],
      rows: ({ accountId }) => sql`
        select m.id::bigint as key, jsonb_build_object('Class', c.class_code, 'OfTwo', r.trainee_id is not null, 'SentAt', m.sent_at,
          'Text', m.text, 'File', f.name, 'DeletedAt', m.deleted_at) as row
        from chat.message m join chat.room r on r.id = m.room_id join classes.class_facts c on c.class_id = r.class_id
        left join platform.file f on f.id = m.file_id
        where m.account_id = ${accountId}
        union all
        select 3000000000::bigint + p.id, jsonb_build_object('Class', c.class_code, 'ReportedAt', p.reported_at, 'Reason', p.reason,
          'State', p.state)
        from chat.report p join chat.message m on m.id = p.message_id join chat.room r on r.id = m.room_id
        join classes.class_facts c on c.class_id = r.class_id
        where p.account_id = ${accountId}`,
    },
  ],
  without: {
    'chat.room': 'Which rooms there are follows from the own classes; what was said stands in messages.',
    'chat.mark': 'Up to where each room was read: of use to the page alone.',
  },
  files: {
    columns: ['chat.message.file_id', 'chat.message.kept_file_id'],
    ids: ({ accountId }) =>
      sql`select coalesce(file_id, kept_file_id) as id from chat.message
        where account_id = ${accountId} and coalesce(file_id, kept_file_id) is not null`,
  },
  counts: ({ accountId }) => sql`
    select 'messages' as kind, count(*)::integer as count from chat.message
    where account_id = ${accountId} and deleted_at is null`,
  // The place of a message stays, or what others answered would hang in the air; its words and its file go.
  erase: async (db, { person: { accountId }, now }) => {
    // Who sends to one of the rooms at this moment waits: each revision is given once.
    await sql`select id from chat.room
      where id in (select room_id from chat.message where account_id = ${accountId} and deleted_at is null)
      order by id for update`.execute(db)
    // What others answered quotes it: open pages take the words out of there too.
    const touched = sql`
      select id, room_id, seq, file_id, true as is_own from chat.message
      where account_id = ${accountId} and deleted_at is null
      union all
      select a.id, a.room_id, a.seq, null, false from chat.message o
      join chat.message a on a.room_id = o.room_id and a.answers_seq = o.seq
      where o.account_id = ${accountId} and o.deleted_at is null and a.account_id <> ${accountId} and a.deleted_at is null`
    await sql`update chat.room r set revision = r.revision + n.count
      from (select room_id, count(*)::integer as count from (${touched}) t group by room_id) n where n.room_id = r.id`.execute(
      db,
    )
    const { rows } = await sql<{ id: number }>`with raised as (
        select t.id, t.file_id, t.is_own, r.revision - count(*) over (partition by t.room_id)
          + row_number() over (partition by t.room_id order by t.seq) as revision
        from (${touched}) t join chat.room r on r.id = t.room_id),
      quoting as (update chat.message m set revision = g.revision from raised g where g.id = m.id and not g.is_own),
      cleared as (update chat.message m set text = '', file_id = null, mentions = '{}', deleted_at = ${now},
          deleted_for = 'sender', revision = g.revision, version = m.version + 1
        from raised g where g.id = m.id and g.is_own)
      select file_id as id from raised where is_own and file_id is not null`.execute(db)
    const kept = await sql<{ id: number }>`with held as (select id, kept_file_id from chat.message
        where account_id = ${accountId} and kept_file_id is not null for update),
      freed as (update chat.message m set kept_file_id = null from held h where h.id = m.id)
      select kept_file_id as id from held`.execute(db)
    await sql`update chat.report p set said = '–', version = p.version + 1 from chat.message m
      where m.id = p.message_id and m.account_id = ${accountId}`.execute(db)
    await sql`update chat.report set reason = '–', version = version + 1 where account_id = ${accountId}`.execute(db)
    await sql`delete from chat.mark where account_id = ${accountId}`.execute(db)
    return [...rows, ...kept.rows].map(({ id }) => id)
  },
}
