import { sql } from 'kysely'
import type { By } from '#platform/server/audit/by.ts'
import { auditingSlots } from '#platform/server/audit/entry.ts'
import type { Database } from '#platform/server/database.ts'
import { noteSignIn } from '#modules/accounts/server/public.ts'
import type { Proof } from '../session/proof.ts'
import { newRefreshToken, refreshHash } from '../session/refresh-token.ts'
import { runKept, Slot } from '#platform/server/reading/kept-statement.ts'
import { forgetting } from './login-failures.ts'
import { dropDevicesOf } from './push-devices.ts'

export interface SessionBrowser {
  readonly userAgent: string
  /** Of its cookie; null where it holds none. */
  readonly hash?: Buffer | null
  /** Whose failed guesses the right password ends, as `failureHash`; null: none were counted. */
  readonly failures?: Buffer | null
}

const sent = (name: string) => new Slot((values) => values[name])
const beginning = sql<{ id: string }>`
  with session as (
    insert into signin.session
      (account_id, user_agent, browser_hash, created_at, last_used_at, expires_at, provider)
    select ${sent('accountId')}::integer, ${sent('userAgent')}::text, ${sent('browserHash')}::bytea,
      x.now, x.now, ${sent('ends')}::timestamptz, ${sent('provider')}::text
    from (select ${sent('now')}::timestamptz as now) as x
    returning id, account_id, created_at),
  token as (
    insert into signin.refresh_token (hash, session_id, issued_at)
    select ${sent('tokenHash')}::bytea, id, created_at from session),
  forgotten as (${forgetting(sent('failures'))}),
  signed_in as (
    ${noteSignIn}),
  ${auditingSlots('signin.signIn', 'account', sent('accountId'))}
  select id from session`

/**
 * Begins a session: its row, its first refresh token, which is stored as a hash, when the account last signed in, the
 * end of its failures, and the row of the audit. One statement, as a room logs in at once.
 */
export async function addSession(
  db: Database,
  accountId: number,
  browser: SessionBrowser,
  now: Date,
  proof: Proof,
  by: By,
): Promise<{ sessionId: string; refreshToken: string }> {
  const refreshToken = newRefreshToken()
  const values = {
    accountId,
    userAgent: browser.userAgent,
    browserHash: browser.hash ?? null,
    failures: browser.failures ?? null,
    tokenHash: refreshHash(refreshToken),
    now,
    ...proof,
    by,
  }
  const [session] = await runKept(db, 'a session begins', values, () => ({ compile: () => beginning.compile(db) }))
  return { sessionId: session!.id, refreshToken }
}

export async function addToken(db: Database, sessionId: string, token: string, now: Date): Promise<void> {
  await db
    .insertInto('signin.refresh_token')
    .values({ hash: refreshHash(token), session_id: sessionId, issued_at: now.toISOString() })
    .execute()
}

/** The token with its session, locked: of two requests with one token the second waits for the first. */
export const lockToken = (db: Database, token: string) =>
  db
    .selectFrom('signin.refresh_token as t')
    .innerJoin('signin.session as s', 's.id', 't.session_id')
    .select(['t.used_at', 's.id as sessionId', 's.account_id', 's.last_used_at', 's.expires_at', 's.revoked_at'])
    .select(['s.browser_hash', 's.locked_at', 's.provider'])
    .where('t.hash', '=', refreshHash(token))
    .forUpdate()
    .executeTakeFirst()

export async function markUsed(db: Database, token: string, sessionId: string, now: Date): Promise<void> {
  const at = now.toISOString()
  await db.updateTable('signin.refresh_token').set({ used_at: at }).where('hash', '=', refreshHash(token)).execute()
  await db.updateTable('signin.session').set({ last_used_at: at }).where('id', '=', sessionId).execute()
}

export type EndReason = 'logout' | 'ended' | 'replayed' | 'passwordChanged' | 'accountChanged'

/**
 * Ends sessions of one account: one of them, all but one, or all; their browsers get no more messages. Answers how many.
 */
export async function endSessions(
  db: Database,
  accountId: number,
  which: { only?: string; except?: string | null },
  why: EndReason,
  now: Date,
): Promise<number> {
  let update = db
    .updateTable('signin.session')
    .set({ revoked_at: now.toISOString(), revoked_why: why })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
  if (which.only) update = update.where('id', '=', which.only)
  if (which.except) update = update.where('id', '<>', which.except)
  const ended = await update.returning('id').execute()
  await dropDevicesOf(
    db,
    ended.map(({ id }) => id),
  )
  return ended.length
}

/** Lets the person's running sessions last at least until then: an exam must not end with a session. */
export async function keepSessionsUntil(db: Database, accountId: number, until: Date): Promise<void> {
  await db
    .updateTable('signin.session')
    .set({ expires_at: until.toISOString() })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('acting_admin_id', 'is', null)
    .where('expires_at', '<', until.toISOString())
    .execute()
}

/** Deletes the account's sessions. */
export async function forgetSessions(db: Database, accountId: number): Promise<void> {
  await db.deleteFrom('signin.session').where('account_id', '=', accountId).execute()
}

/** What opened a session. */
export async function proofOfSession(db: Database, sessionId: string): Promise<Proof> {
  const row = await db
    .selectFrom('signin.session')
    .select(['provider', 'expires_at'])
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow()
  return { provider: row.provider, ends: new Date(row.expires_at) }
}

const mostShown = 50

export const liveSessions = (db: Database, accountId: number, idleSince: Date, now: Date, current: string | null) =>
  db
    .selectFrom('signin.session')
    .select(['id as ID', 'user_agent as UserAgent', 'created_at as CreatedAt', 'last_used_at as LastUsedAt'])
    .select((eb) => eb('id', '=', current ?? '00000000-0000-0000-0000-000000000000').as('IsCurrent'))
    .select((eb) => eb('acting_admin_id', 'is not', null).as('IsActing'))
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .where('last_used_at', '>', idleSince.toISOString())
    .orderBy('last_used_at', 'desc')
    .limit(mostShown)
    .execute()

/** Locks or unlocks one session. */
export async function lockSession(db: Database, sessionId: string, lockedAt: Date | null): Promise<void> {
  await db
    .updateTable('signin.session')
    .set({ locked_at: lockedAt?.toISOString() ?? null })
    .where('id', '=', sessionId)
    .execute()
}
