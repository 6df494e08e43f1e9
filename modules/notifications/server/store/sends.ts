import { sql } from 'kysely'
import { namedAccounts } from '#modules/accounts/server/public.ts'
import { json, matches, type Database } from '#platform/server/database.ts'
import { bothNames } from '#platform/server/reading/both-names.ts'
import { listOf } from '#platform/server/reading/list.ts'
import { everybody, reachInSql } from '#platform/server/reading/reach.ts'
import type { Role } from '#platform/shared/access.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { notificationsCalls } from '../../contract/calls.ts'
import { sendReach } from '../../rules/reach.ts'
import type { SendPersonState, SendState } from '../../rules/sends.ts'

interface Reader {
  readonly actor: Actor
}
const reachesSend = reachInSql(
  sendReach,
  { own: ({ userId }, s) => sql<boolean>`${sql.ref(`${s}.made_by`)} = ${userId}` },
  's',
)

const name = bothNames('a.account_name')

export const sends = listOf<typeof notificationsCalls.getSends, Reader>()({
  reach: ({ actor }) => reachesSend(actor),
  rows: (db) =>
    db
      .selectFrom('notifications.send as s')
      .leftJoin('accounts.account_facts as a', 'a.account_id', 's.made_by')
      .select(['s.id as ID', 's.title as Title', name.as('By'), sql<SendState>`s.state`.as('State')])
      .select([sql<string>`s.made_at`.as('MadeAt'), sql<string | null>`s.ended_at`.as('EndedAt')])
      .select(['s.people as People', 's.told as Told', 's.version as Version']),
  lean: (db) => db.selectFrom('notifications.send as s'),
  id: 's.id',
  search: (text) => matches('s.search', text),
  filters: { State: 's.state' },
  orders: { MadeAt: 's.made_at' },
})

export const sendPeople = listOf<typeof notificationsCalls.getSendPeople, null>()({
  reach: () => everybody('whoever reaches a sending, which is asked before, reaches whom it is for'),
  rows: (db) =>
    db
      .selectFrom('notifications.send_person as p')
      .leftJoin('accounts.account_facts as a', 'a.account_id', 'p.account_id')
      .select(['p.id as ID', name.as('Name'), sql<Role>`a.role`.as('Role')])
      .select([sql<SendPersonState>`p.state`.as('State'), sql<string>`p.at`.as('At')]),
  lean: (db) => db.selectFrom('notifications.send_person as p'),
  id: 'p.id',
  search: (text) => sql<boolean>`p.account_id in ${namedAccounts(text)}`,
  filters: { SendID: 'p.send_id', State: 'p.state' },
  orders: { ID: { by: 'p.id', unique: true } },
})

const columns = ['id', 'title', 'subject', 'asked', 'state', 'made_by', 'told', 'left_out', 'version'] as const
const byId = (db: Database, id: number) => db.selectFrom('notifications.send as s').select(columns).where('id', '=', id)

/** One that the actor reaches. */
export const sendForActor = (db: Database, actor: Actor, id: number) =>
  byId(db, id).where(reachesSend(actor)).executeTakeFirst()
export type StoredSend = NonNullable<Awaited<ReturnType<typeof sendForActor>>>

/** The same, locked until the transaction ends. */
export const lockedSend = (db: Database, actor: Actor, id: number) =>
  byId(db, id).where(reachesSend(actor)).forUpdate().executeTakeFirst()

/** One that goes on, locked; undefined also where another process is at it. */
export const freeSend = (db: Database, id: number) =>
  byId(db, id).where('state', '=', 'sending').forUpdate().skipLocked().executeTakeFirst()

export const goingSends = async (db: Database): Promise<number[]> =>
  (await db.selectFrom('notifications.send').select('id').where('state', '=', 'sending').orderBy('id').execute()).map(
    ({ id }) => id,
  )

export interface NewSend {
  readonly title: string
  readonly subject: string
  readonly asked: object
  readonly madeBy: number
  readonly now: Date
}

/** Writes down what is sent and whom it is for: accounts, each once. */
export async function insertSend(db: Database, accounts: readonly number[], made: NewSend): Promise<number> {
  const { id } = await db
    .insertInto('notifications.send')
    .values({
      title: made.title,
      subject: made.subject,
      asked: json(made.asked),
      made_by: made.madeBy,
      made_at: made.now,
      people: accounts.length,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`insert into notifications.send_person (send_id, account_id, at)
    select ${id}::integer, account_id, ${made.now}::timestamptz
    from unnest(${[...accounts]}::integer[]) with ordinality as to_tell(account_id, place) order by place`.execute(db)
  return id
}

/** Wakes whoever goes on with what is being sent, once the transaction has committed. */
export const wakeSends = (db: Database) => sql`select pg_notify('diwan_sends', '')`.execute(db)

/** The next people who wait, and whether their accounts are active. */
export async function nextToTell(db: Database, sendId: number, most: number) {
  const { rows } = await sql<{ accountId: number; isActive: boolean }>`
    select p.account_id as "accountId", coalesce(a.account_state = 'active', false) as "isActive"
    from (select id, account_id from notifications.send_person where send_id = ${sendId} and state = 'waiting'
      order by id limit ${most}) p
    left join accounts.account_facts a on a.account_id = p.account_id
    order by p.id`.execute(db)
  return rows
}

/** Adds the notification for each of these accounts that has it not; `rings`: whether the bell counts it. */
export async function addSent(
  db: Database,
  send: Pick<StoredSend, 'id' | 'title' | 'subject'>,
  told: readonly { readonly accountId: number; readonly rings: boolean }[],
): Promise<void> {
  await sql`insert into notifications.notification (account_id, kind, title, subject, is_new, send_id)
    select account_id, 'general', ${send.title}, ${send.subject}, rings, ${send.id}::integer
    from unnest(${told.map(({ accountId }) => accountId)}::integer[], ${told.map(({ rings }) => rings)}::boolean[])
      as t(account_id, rings)
    on conflict (send_id, account_id) where send_id is not null do nothing`.execute(db)
}

export const markPeople = (
  db: Database,
  sendId: number,
  accounts: readonly number[],
  state: SendPersonState,
  now: Date,
) =>
  sql`update notifications.send_person set state = ${state}, at = ${now}::timestamptz
    where send_id = ${sendId} and account_id = any(${[...accounts]}::integer[])`.execute(db)

/** Adds to the counts; where nobody waits any more the sending is over. */
export async function countTold(
  db: Database,
  sendId: number,
  more: { readonly told: number; readonly leftOut: number },
  now: Date,
): Promise<void> {
  await sql`
    update notifications.send s set told = s.told + ${more.told}, left_out = s.left_out + ${more.leftOut},
      state = case when w.waits then s.state else 'sent' end,
      ended_at = case when w.waits then s.ended_at else ${now}::timestamptz end
    from (select exists (select from notifications.send_person where send_id = ${sendId} and state = 'waiting') as waits) w
    where s.id = ${sendId}`.execute(db)
}

/** Whoever waits is told no more. */
export const stopWaiting = (db: Database, sendId: number, now: Date) =>
  sql`update notifications.send_person set state = 'stopped', at = ${now}::timestamptz
    where send_id = ${sendId} and state = 'waiting'`.execute(db)

/** How many people of a sending stand how. */
export async function countsOf(db: Database, sendId: number): Promise<ReadonlyMap<SendPersonState, number>> {
  const { rows } = await sql<{ state: SendPersonState; count: number }>`
    select state, count(*)::integer as count from notifications.send_person where send_id = ${sendId} group by state`.execute(
    db,
  )
  return new Map(rows.map(({ state, count }) => [state, count]))
}

export const classCode = async (db: Database, classId: number): Promise<string | null> =>
  (await db.selectFrom('classes.class_facts').select('class_code').where('class_id', '=', classId).executeTakeFirst())
    ?.class_code ?? null

export const courseName = async (db: Database, courseId: number): Promise<Trilingual | null> =>
  ((
    await db
      .selectFrom('catalogue.course_facts')
      .select('course_name')
      .where('course_id', '=', courseId)
      .executeTakeFirst()
  )?.course_name as Trilingual | undefined) ?? null
