import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { json, type Database } from '#platform/server/database.ts'

export type PasswordTokenKind = 'invitation' | 'reset' | 'link'

/** 192 random bits, as they stand in a link. */
const newToken = (): string => randomBytes(24).toString('base64url')
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** A token for each account, in their order, which takes the place of an older one of its kind. Only hashes are stored. */
export async function addPasswordTokens(
  db: Database,
  accountIds: readonly number[],
  kind: PasswordTokenKind,
  now: Date,
  expiresAt: Date,
): Promise<string[]> {
  const tokens = accountIds.map((accountId) => ({ accountId, token: newToken() }))
  const rows = tokens.map(({ accountId, token }) => ({ account_id: accountId, hash: hashOf(token).toString('hex') }))
  await sql`insert into accounts.password_token (account_id, kind, hash, created_at, expires_at)
    select account_id, ${kind}, decode(hash, 'hex'), ${now.toISOString()}, ${expiresAt.toISOString()}
    from jsonb_to_recordset(${json(rows)}) as token(account_id integer, hash text)
    on conflict (account_id, kind) do update
    set hash = excluded.hash, created_at = excluded.created_at, expires_at = excluded.expires_at`.execute(db)
  return tokens.map(({ token }) => token)
}

const heldBy = (db: Database, token: string, now: Date) =>
  db
    .selectFrom('accounts.password_token')
    .select(['account_id as accountId', 'kind'])
    .where('hash', '=', hashOf(token))
    .where('expires_at', '>', now.toISOString())

/** Whose token it is, while it is good. */
export const passwordTokenHolder = (db: Database, token: string, now: Date) => heldBy(db, token, now).executeTakeFirst()

/** The same, locked: of two who use one token the second finds none. `forgetPasswordTokens` uses it up. */
export const lockPasswordToken = (tx: Database, token: string, now: Date) =>
  heldBy(tx, token, now).forUpdate().executeTakeFirst()

export async function forgetPasswordTokens(db: Database, accountId: number): Promise<void> {
  await db.deleteFrom('accounts.password_token').where('account_id', '=', accountId).execute()
}

/** Whether the academy has ever invited this account; an invitation that is over is kept for this until it is used. */
export async function wasInvited(db: Database, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('accounts.password_token')
    .select('kind')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'invitation')
    .executeTakeFirst()
  return row !== undefined
}
