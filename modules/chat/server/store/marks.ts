import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { unreadSeconds } from '../../rules/messages.ts'

/** The account has read the room up to there, or up to its end; false where it had before. */
export async function readUpTo(db: Database, roomId: number, accountId: number, seq: number): Promise<boolean> {
  const { rows } = await sql`insert into chat.mark as k (room_id, account_id, read_seq)
    select id, ${accountId}::integer, least(${seq}::integer, last_seq) from chat.room where id = ${roomId}
    on conflict (room_id, account_id) do update set read_seq = excluded.read_seq where k.read_seq < excluded.read_seq
    returning room_id`.execute(db)
  return rows.length > 0
}

/** Up to where anybody but this account has read. */
export async function readByOther(db: Database, roomId: number, accountId: number): Promise<number> {
  const found = await db
    .selectFrom('chat.mark')
    .where('room_id', '=', roomId)
    .where('account_id', '<>', accountId)
    .select((eb) => eb.fn.max('read_seq').as('seq'))
    .executeTakeFirst()
  return found?.seq ?? 0
}

export interface Waiting {
  readonly roomId: number
  readonly accountId: number
  readonly classId: number
  readonly code: string
  readonly seq: number
}

/**
 * Who has not read what was said to them, in a conversation of two or by name, and has not been told of it since they
 * last read there: once, however much comes.
 */
export async function waitingFor(db: Database, now: Date): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select r.id as "roomId", s.account_id as "accountId", r.class_id as "classId", c.class_code as code, max(m.seq) as seq
    from chat.message m
    join chat.room r on r.id = m.room_id
    join classes.class_facts c on c.class_id = r.class_id
    join chat.member_facts s on s.room_id = r.id and s.account_id <> m.account_id
      and (r.trainee_id is not null or s.account_id = any (m.mentions))
    left join chat.mark k on k.room_id = r.id and k.account_id = s.account_id
    where m.sent_at > ${now}::timestamptz - interval '2 days'
      and m.sent_at <= ${now}::timestamptz - ${sql.lit(unreadSeconds)} * interval '1 second'
      and m.deleted_at is null and m.seq > coalesce(k.read_seq, 0)
      and coalesce(k.told_seq, 0) <= coalesce(k.read_seq, 0)
    group by r.id, s.account_id, r.class_id, c.class_code
    order by r.id, s.account_id`.execute(db)
  return rows
}

/** Notes that it was told of it; false where another process did so this very moment, or it has been read. */
export async function markTold(db: Database, { roomId, accountId, seq }: Waiting): Promise<boolean> {
  const { rows } =
    await sql`insert into chat.mark as k (room_id, account_id, told_seq) values (${roomId}, ${accountId}, ${seq})
    on conflict (room_id, account_id) do update set told_seq = excluded.told_seq
      where k.told_seq <= k.read_seq and k.read_seq < excluded.told_seq
    returning room_id`.execute(db)
  return rows.length > 0
}
