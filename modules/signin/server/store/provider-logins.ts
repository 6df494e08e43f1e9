import { createHash } from 'node:crypto'
import type { Database } from '#platform/server/database.ts'

/** A log-in that has gone to the provider. */
export interface ProviderLogin {
  readonly state: string
  /** Known to the tab that began it. */
  readonly secret: string
  readonly provider: string
  readonly nonce: string
  readonly codeVerifier: string
  readonly target: string | null
  readonly competitionCode: string | null
}

const life = 10 * 60_000
const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()

export async function addProviderLogin(db: Database, login: ProviderLogin, now: Date): Promise<void> {
  await db
    .insertInto('signin.provider_login')
    .values({
      state_hash: hashOf(login.state),
      secret_hash: hashOf(login.secret),
      provider: login.provider,
      nonce: login.nonce,
      code_verifier: login.codeVerifier,
      target: login.target,
      competition_code: login.competitionCode,
      expires_at: new Date(now.getTime() + life).toISOString(),
    })
    .execute()
}

/** Takes the log-in out, so that of two who finish it one does; null where there is none, or too late, or another tab's. */
export async function takeProviderLogin(
  db: Database,
  state: string,
  secret: string,
  now: Date,
): Promise<ProviderLogin | null> {
  const row = await db
    .deleteFrom('signin.provider_login')
    .where('state_hash', '=', hashOf(state))
    .where('secret_hash', '=', hashOf(secret))
    .where('expires_at', '>', now.toISOString())
    .returning(['provider', 'nonce', 'code_verifier as codeVerifier', 'target', 'competition_code as competitionCode'])
    .executeTakeFirst()
  return row ? { ...row, state, secret } : null
}

/** Who never came back. */
export async function forgetOldProviderLogins(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('signin.provider_login').where('expires_at', '<=', now.toISOString()).execute()
}
