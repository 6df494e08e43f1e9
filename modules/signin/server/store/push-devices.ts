import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { PushSubscription } from '../../rules/push-subscription.ts'

export interface NewDevice {
  readonly accountId: number
  readonly sessionId: string | null
  readonly subscription: PushSubscription
  readonly userAgent: string
  readonly now: Date
}

const mostDevices = 10

/**
 * This browser takes messages for this account, and for nobody else from now on: what waits for whoever had it before
 * goes. Of more than ten devices the one that was seen longest ago gives way.
 */
export async function putDevice(db: Database, device: NewDevice): Promise<void> {
  const { accountId, sessionId, subscription, userAgent, now } = device
  const { endpoint, p256dh, auth } = subscription
  await db
    .deleteFrom('signin.push_device')
    .where('endpoint', '=', endpoint)
    .where('account_id', '<>', accountId)
    .execute()
  const at = now.toISOString()
  const seen = { account_id: accountId, session_id: sessionId, p256dh, auth, user_agent: userAgent, seen_at: at }
  await db
    .insertInto('signin.push_device')
    .values({ endpoint, ...seen, added_at: at })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(seen))
    .execute()
  await sql`delete from signin.push_device where account_id = ${accountId} and id not in (
    select id from signin.push_device where account_id = ${accountId}
    order by seen_at desc, id desc limit ${mostDevices})`.execute(db)
}

/** The browsers that take messages for this account, the one seen last first. */
export const devicesOf = (db: Database, accountId: number) =>
  db
    .selectFrom('signin.push_device')
    .select(['id', 'user_agent', 'added_at', 'seen_at', 'session_id'])
    .where('account_id', '=', accountId)
    .orderBy('seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** False where there is none of that id among the account's. */
export async function dropDevice(db: Database, accountId: number, id: number): Promise<boolean> {
  const gone = await db
    .deleteFrom('signin.push_device')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}

/** The browser says that it takes none any more: of its owner alone. */
export const dropEndpoint = (db: Database, accountId: number, endpoint: string) =>
  db.deleteFrom('signin.push_device').where('account_id', '=', accountId).where('endpoint', '=', endpoint).execute()

/** The push service knows them no more. */
export const dropGone = (db: Database, id: number) => db.deleteFrom('signin.push_device').where('id', '=', id).execute()

/** Those of the sessions that were ended. */
export async function dropDevicesOf(db: Database, sessions: readonly string[]): Promise<void> {
  if (sessions.length === 0) return
  await db
    .deleteFrom('signin.push_device')
    .where('session_id', 'in', [...sessions])
    .execute()
}

const keptDays = 90

/** Browsers from which nobody has logged in for a quarter of a year get nothing more. */
export const forgetOldDevices = (db: Database, now: Date) =>
  db
    .deleteFrom('signin.push_device')
    .where('seen_at', '<', new Date(now.getTime() - keptDays * 86_400_000).toISOString())
    .execute()
