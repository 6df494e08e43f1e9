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
    await sql`update chat.room r set revision = r.revision + n.count
      from (select room_id, count(*)::integer as count from chat.message
        where account_id = ${accountId} and deleted_at is null group by room_id) n where n.room_id = r.id`.execute(db)
    const { rows } = await sql<{ id: number }>`with gone as (
        select m.id, m.file_id, r.revision - count(*) over (partition by m.room_id)
          + row_number() over (partition by m.room_id order by m.seq) as revision
        from chat.message m join chat.room r on r.id = m.room_id
        where m.account_id = ${accountId} and m.deleted_at is null),
      cleared as (update chat.message m set text = '', file_id = null, mentions = '{}', deleted_at = ${now},
          deleted_for = 'sender', revision = g.revision, version = m.version + 1
        from gone g where g.id = m.id)
      select file_id as id from gone where file_id is not null`.execute(db)
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
