import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { hour } from '../../rules/one-time-code.ts'
import type { Proof } from '../session/proof.ts'

export type CodePurpose = 'signIn' | 'proveEmail' | 'resetPassword' | 'prove' | 'setUp' | 'addPasskey'

/** Of two who draw or guess for one address the second waits for the first. Held to the transaction's end. */
export async function lockAddress(tx: Database, purpose: CodePurpose, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`signin.code ${purpose} ${email}`}, 0))`.execute(tx)
}

const unusedSinceAnHour = (db: Database, purpose: CodePurpose, email: string, now: Date) =>
  db
    .selectFrom('signin.one_time_code')
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .where('drawn_at', '>', new Date(now.getTime() - hour).toISOString())
    .where('used_at', 'is', null)

/** When the mailed codes of the last hour that nobody used were drawn, newest first. */
export async function mailedLately(db: Database, purpose: CodePurpose, email: string, now: Date): Promise<Date[]> {
  const rows = await unusedSinceAnHour(db, purpose, email, now)
    .select('drawn_at')
    .where('code_hash', 'is not', null)
    .orderBy('drawn_at', 'desc')
    .execute()
  return rows.map((row) => new Date(row.drawn_at))
}

/** Wrong tries on the attempts of the last hour, and when the oldest attempt that has any began. */
export async function triesLately(db: Database, purpose: CodePurpose, email: string, now: Date) {
  const row = await unusedSinceAnHour(db, purpose, email, now)
    .select((eb) => [eb.fn.sum<number>('tries').as('tries'), eb.fn.min('drawn_at').as('since')])
    .where('tries', '>', 0)
    .executeTakeFirst()
  return { tries: row?.tries ?? 0, since: row?.since ? new Date(row.since) : now }
}

export interface NewAttempt {
  readonly id: string
  readonly purpose: CodePurpose
  readonly email: string
  readonly accountId: number | null
  /** Null: an authenticator app gives the code. */
  readonly codeHash: Buffer | null
  readonly drawnAt: Date
  readonly expiresAt: Date
}

export async function addAttempt(db: Database, attempt: NewAttempt): Promise<void> {
  await db
    .insertInto('signin.one_time_code')
    .values({
      id: attempt.id,
      purpose: attempt.purpose,
      email: attempt.email,
      account_id: attempt.accountId,
      code_hash: attempt.codeHash,
      drawn_at: attempt.drawnAt.toISOString(),
      expires_at: attempt.expiresAt.toISOString(),
    })
    .execute()
}

export const attemptById = (db: Database, id: string) =>
  db
    .selectFrom('signin.one_time_code')
    .select([
      'id',
      'purpose',
      'email',
      'account_id',
      'code_hash',
      'tries',
      'drawn_at',
      'expires_at',
      'used_at',
      'challenge',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
/** What was proved before the code was asked for, where an identity provider proved it. */
export async function keepProof(db: Database, attemptId: string, proof: Proof | null): Promise<void> {
  if (!proof?.provider) return
  await db
    .updateTable('signin.one_time_code')
    .set({ provider: proof.provider, session_ends_at: proof.ends.toISOString() })
    .where('id', '=', attemptId)
    .execute()
}

export async function keptProof(db: Database, attemptId: string): Promise<Proof | null> {
  const row = await db
    .selectFrom('signin.one_time_code')
    .select(['provider', 'session_ends_at'])
    .where('id', '=', attemptId)
    .executeTakeFirst()
  return row?.session_ends_at ? { provider: row.provider, ends: new Date(row.session_ends_at) } : null
}

/** What a passkey is to sign for this attempt, in place of what was to be signed before. */
export async function keepChallenge(db: Database, attemptId: string, challenge: string): Promise<void> {
  await db.updateTable('signin.one_time_code').set({ challenge }).where('id', '=', attemptId).execute()
}

export type AttemptRow = NonNullable<Awaited<ReturnType<typeof attemptById>>>

export async function markTried(db: Database, id: string): Promise<void> {
  await db
    .updateTable('signin.one_time_code')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function markUsed(db: Database, id: string, now: Date): Promise<void> {
  await db.updateTable('signin.one_time_code').set({ used_at: now.toISOString() }).where('id', '=', id).execute()
}

/** Whoever knew the former password must not finish with it. */
export async function forgetAttempts(db: Database, accountId: number): Promise<void> {
  await db.deleteFrom('signin.one_time_code').where('account_id', '=', accountId).where('used_at', 'is', null).execute()
}

/** Who asked for codes is of no interest a day later. */
export async function forgetOldCodes(db: Database, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - 24 * hour).toISOString()
  await db.deleteFrom('signin.one_time_code').where('drawn_at', '<', dayAgo).execute()
}
