import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { SealedColumn } from '#platform/server/vault/anew.ts'

/** To which row the private half belongs: moved to another, it does not open. */
export const rowOfPushKey = 'push key'

export const sealedPushKey: SealedColumn = {
  table: 'notifications.push_key',
  key: 'id',
  column: 'private_sealed',
  use: 'push',
  belongsTo: sql`'push key'`,
}

export const pushKey = (db: Database) => db.selectFrom('notifications.push_key').selectAll().executeTakeFirst()

/** Of two processes that make one at the same moment the first keeps its own. */
export const addPushKey = (db: Database, key: { publicKey: string; sealed: Buffer; madeAt: Date }) =>
  db
    .insertInto('notifications.push_key')
    .values({ public_key: key.publicKey, private_sealed: key.sealed, made_at: key.madeAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export interface NewMessage {
  readonly accountId: number
  readonly title: string
  readonly body: string
  readonly href: string | null
  /** Not before then. */
  readonly at: Date
}

/** A message to each browser of each of these people; who has none gets none. Leaves when the transaction commits. */
export async function queueMessages(db: Database, messages: readonly NewMessage[]): Promise<void> {
  if (messages.length === 0) return
  const rows = JSON.stringify(messages.map(({ at, ...each }) => ({ ...each, at: at.toISOString() })))
  const { numAffectedRows } = await sql`
    insert into notifications.push_message (device_id, title, body, href, next_try_at)
    select d.device_id, m.title, m.body, m.href, m.at
    from jsonb_to_recordset(${rows}::jsonb) as m("accountId" integer, title text, body text, href text, at timestamptz)
    join signin.push_device_facts d on d.device_account_id = m."accountId"`.execute(db)
  if (numAffectedRows) await sql`select pg_notify('diwan_push', '')`.execute(db)
}

const batch = 20
/** While a process sends, no other takes the message; if it dies, the message is free again after this. */
const leaseSeconds = 120

/** Takes messages that are due. Several processes may take at once: each gets others. */
export async function takeMessages(db: Database, now: Date) {
  const { rows } = await sql<{
    id: number
    device_id: number
    title: string
    body: string
    href: string | null
    tries: number
    created_at: Date | string
    endpoint: string
    p256dh: string
    auth: string
  }>`
    with due as (
      select id from notifications.push_message where next_try_at < ${new Date(now.getTime() + 1).toISOString()}
      order by next_try_at limit ${batch} for update skip locked)
    update notifications.push_message m set next_try_at = ${new Date(now.getTime() + leaseSeconds * 1000).toISOString()}
    from due, signin.push_device_facts d where m.id = due.id and d.device_id = m.device_id
    returning m.id, m.device_id, m.title, m.body, m.href, m.tries, m.created_at, d.endpoint, d.p256dh, d.auth`.execute(
    db,
  )
  return rows
}

export const dropMessage = (db: Database, id: number) =>
  db.deleteFrom('notifications.push_message').where('id', '=', id).execute()

export const putBackMessage = (db: Database, id: number, tries: number, at: Date) =>
  db
    .updateTable('notifications.push_message')
    .set({ tries, next_try_at: at.toISOString() })
    .where('id', '=', id)
    .execute()
