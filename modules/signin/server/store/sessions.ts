import { sql } from 'kysely'
import type { By } from '#platform/server/audit/by.ts'
import { auditing } from '#platform/server/audit/entry.ts'
import type { Database } from '#platform/server/database.ts'
import { noteSignIn } from '#modules/accounts/server/public.ts'
import type { Proof } from '../session/proof.ts'
import { newRefreshToken, refreshHash } from '../session/refresh-token.ts'

export interface SessionBrowser {
  readonly userAgent: string
  /** Of its cookie; null where it holds none. */
  readonly hash?: Buffer | null
  /** Where push messages to it go. */
  readonly fcmToken?: string | null
}

/**
 * Begins a session: its row, its first refresh token, which is stored as a hash, when the account last signed in, and the
 * row of the audit. One statement, as a room logs in at once.
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
  const { rows } = await sql<{ id: string }>`
    with session as (
      insert into signin.session
        (account_id, user_agent, browser_hash, fcm_token, created_at, last_used_at, expires_at, provider)
      values (${accountId}, ${browser.userAgent}, ${browser.hash ?? null}, ${browser.fcmToken || null},
        ${now}, ${now}, ${proof.ends}, ${proof.provider})
      returning id, account_id, created_at),
    token as (
      insert into signin.refresh_token (hash, session_id, issued_at)
      select ${refreshHash(refreshToken)}::bytea, id, created_at from session),
    signed_in as (
      ${noteSignIn}),
    ${auditing({ kind: 'signedIn', subject: ['account', accountId] }, by)}
    select id from session`.execute(db)
  return { sessionId: rows[0]!.id, refreshToken }
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

/** Ends sessions of one account: one of them, all but one, or all. Answers how many. */
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
  const { numUpdatedRows } = await update.executeTakeFirst()
  return Number(numUpdatedRows)
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

/** Whether somebody has signed in to the address's account in this browser lately, and not with a copied token. */
export async function isKnownBrowser(db: Database, email: string, browser: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('signin.session as s')
    .innerJoin('accounts.account_facts as a', 'a.account_id', 's.account_id')
    .select('s.id')
    .where('s.browser_hash', '=', browser)
    .where('a.account_email', '=', email)
    .where((eb) => eb.or([eb('s.revoked_why', 'is', null), eb('s.revoked_why', '<>', 'replayed')]))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
