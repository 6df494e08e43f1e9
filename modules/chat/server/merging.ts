import { sql } from 'kysely'
import type { Merging, Moving } from '#platform/server/content/merging.ts'
import type { Database } from '#platform/server/database.ts'

/** What was said under the account that is closed was said by the one that stays. */
async function moveAccount(db: Database, { stays, closed }: Moving): Promise<void> {
  if (stays === null || closed === null) return
  await sql`update chat.message set account_id = ${stays} where account_id = ${closed}`.execute(db)
  await sql`update chat.message set mentions = array_replace(mentions, ${closed}, ${stays})
    where ${closed} = any (mentions)`.execute(db)
  await sql`insert into chat.mark as k (room_id, account_id, read_seq, told_seq)
    select room_id, ${stays}, read_seq, told_seq from chat.mark where account_id = ${closed}
    on conflict (room_id, account_id) do update set read_seq = greatest(k.read_seq, excluded.read_seq),
      told_seq = greatest(k.told_seq, excluded.told_seq)`.execute(db)
  await sql`delete from chat.mark where account_id = ${closed}`.execute(db)
  await sql`delete from chat.report p where account_id = ${closed}
    and exists (select from chat.report o where o.message_id = p.message_id and o.account_id = ${stays})`.execute(db)
  await sql`update chat.report set account_id = ${stays} where account_id = ${closed}`.execute(db)
  await sql`update chat.report set decided_by = ${stays} where decided_by = ${closed}`.execute(db)
}

/** Two conversations that become one: the messages of the one that goes stand behind those of the one that stays. */
async function joinRooms(db: Database, who: 'trainee_id' | 'instructor_id', { kept, gone }: Moving): Promise<void> {
  const other = sql.ref(`k.${who === 'trainee_id' ? 'instructor_id' : 'trainee_id'}`)
  const others = sql.ref(`g.${who === 'trainee_id' ? 'instructor_id' : 'trainee_id'}`)
  const { rows } = await sql<{ stays: number; goes: number; seq: number; revision: number }>`
    select k.id as stays, g.id as goes, k.last_seq as seq, k.revision from chat.room g
    join chat.room k on k.class_id = g.class_id and ${other} = ${others} and ${sql.ref(`k.${who}`)} = ${kept}
    where ${sql.ref(`g.${who}`)} = ${gone} order by k.id for update of k, g`.execute(db)
  for (const { stays, goes, seq, revision } of rows) {
    await sql`update chat.message set room_id = ${stays}, seq = seq + ${seq}, revision = revision + ${revision},
      answers_seq = answers_seq + ${seq} where room_id = ${goes}`.execute(db)
    await sql`delete from chat.mark where room_id = ${goes}`.execute(db)
    await sql`update chat.room k set last_seq = k.last_seq + g.last_seq, last_at = greatest(k.last_at, g.last_at), revision = k.revision + g.revision
      from chat.room g where k.id = ${stays} and g.id = ${goes}`.execute(db)
    await sql`delete from chat.room where id = ${goes}`.execute(db)
  }
}

const counted = { 'chat.room': 'conversations', 'chat.report': 'others' } as const

export const merging: Merging = {
  counted,
  move: async (db, pair) => {
    await moveAccount(db, pair)
    await joinRooms(db, 'trainee_id', pair)
  },
}

export const mergingInstructors: Merging = {
  counted,
  move: async (db, pair) => {
    await moveAccount(db, pair)
    await joinRooms(db, 'instructor_id', pair)
  },
}
