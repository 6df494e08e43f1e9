import type { Database } from '#platform/server/database.ts'
import { notifyActorChanged, renewPassword, claimAddress } from '#modules/accounts/server/public.ts'
import { needsMore, openSession, type SignInRequest } from './session/admit.ts'
import type { Tokens } from './session/begin-session.ts'
import type { SigninParts } from './parts.ts'
import { accountById } from './store/accounts.ts'
import { endSessions } from './store/sessions.ts'
import type { userDataOf } from './session/user-data.ts'

/**
 * Signs the browser in to an account that it has just registered; what the published `/register` replies with. Null
 * where more than the mailbox is asked for: the person signs in as always.
 */
export async function signInAfterSignUp(
  db: Database,
  parts: Pick<SigninParts, 'secrets' | 'sample'>,
  accountId: number,
  asked: SignInRequest,
): Promise<(Tokens & { userData: ReturnType<typeof userDataOf> }) | null> {
  const account = await accountById(db, accountId)
  if (!account) throw new Error(`There is no account ${accountId} to sign in to.`)
  if (await needsMore(db, parts, account)) return null
  const { accessToken, refreshToken, expiresIn, userData } = await openSession(db, parts, asked, account)
  return { accessToken, refreshToken, expiresIn, userData }
}

/** Whoever has proved the address anew sets the password, and every session that began before ends. */
export async function renewByProof(
  db: Database,
  accountId: number,
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<void> {
  await renewPassword(db, accountId, passwordHash, now)
  await endSessions(db, accountId, {}, 'passwordChanged', now)
  await notifyActorChanged(db, accountId)
}

/**
 * Whoever has proved the address owns the account. One that was made by somebody who had not proved it loses the
 * password and the sessions of then: they may be a stranger's.
 */
export async function claimByProof(db: Database, accountId: number, now: Date): Promise<void> {
  if (!(await claimAddress(db, accountId, now))) return
  await endSessions(db, accountId, {}, 'accountChanged', now)
  await notifyActorChanged(db, accountId)
}
