import type { Database } from '#platform/server/database.ts'
import type { Handler } from '#platform/server/handler.ts'
import { opensOwnTransactions } from '#platform/server/http/own-transactions.ts'
import { settings } from '#platform/server/settings.ts'
import { signInSettings } from '../../contract/settings.ts'
import { refuse } from '#platform/shared/refusal.ts'
import type { signinCalls } from '../../contract/calls.ts'
import { sessionOver } from '../../contract/refusals.ts'
import { isStaff } from '../../rules/second-factor.ts'
import { sessionLives } from '../../rules/session-ends.ts'
import { issueAccessToken } from '../session/access-token.ts'
import { notifyActorChanged } from '#modules/accounts/server/public.ts'
import { beginProof } from '../session/admit.ts'
import type { SigninParts } from '../parts.ts'
import { proveOwner } from '../proof/prove-owner.ts'
import { checkSecondFactor } from '../factor/second-factor.ts'
import { accountById, type AccountRow } from '../store/accounts.ts'
import { lockSession as lock, lockToken } from '../store/sessions.ts'
import { userDataOf } from '../session/user-data.ts'
import { recordActingEnds } from './acting.ts'
import { rotate } from './refresh.ts'

/** Pages of the staff show what belongs to others, so theirs lock by themselves; anybody may lock by hand, but for whoever acts as somebody and knows no password of theirs. */
export const getLock: Handler<typeof signinCalls.getLock> = async ({ db, actor }) => ({
  Minutes:
    isStaff(actor.role) && actor.actingAdminId === null ? (await settings(db, signInSettings)).lockAfterMinutes : 0,
})

/** Whoever locks the own screen also stops acting as somebody else, in whichever tab. */
export const lockSession: Handler<typeof signinCalls.lockSession> = async ({ db, actor, request, now }) => {
  await lock(db, request.sessionId!, now)
  await recordActingEnds({ db, now }, { from: request.sessionId! })
  await notifyActorChanged(db, actor.userId)
  return { Done: true }
}

export const sendUnlockCode =
  (parts: SigninParts): Handler<typeof signinCalls.sendUnlockCode> =>
  async ({ db, body, now }) => {
    const account = await holderOf(db, body.refreshToken, now)
    const method = account.has_authenticator ? 'app' : 'mail'
    return { ...(await beginProof(db, parts, account, now)), method }
  }

/** Its own transactions: wrong tries are counted, and no connection waits for the hash. */
export const unlockSession = (parts: SigninParts): Handler<typeof signinCalls.unlockSession> =>
  opensOwnTransactions(async (asked) => {
    const { db, body, now } = asked
    const account = await holderOf(db, body.refreshToken, now)
    if (body.attemptId !== undefined && body.code !== undefined) {
      const typed = { purpose: 'prove', attemptId: body.attemptId, code: body.code } as const
      const proved = await checkSecondFactor(db, parts, asked, typed)
      if (proved.account.id !== account.id) refuse(sessionOver)
    } else await proveOwner(parts, asked, account)
    const renewed = await db.transaction().execute(async (tx) => {
      const next = await rotate(tx, parts, asked, body.refreshToken, true)
      if (next && next !== 'locked') await lock(tx, next.sessionId, null)
      return next
    })
    if (!renewed || renewed === 'locked') refuse(sessionOver)
    const { sessionId, refreshToken, proof } = renewed
    const access = await issueAccessToken(parts.secrets, account.id, sessionId, now, proof.ends)
    return { ...access, refreshToken, userData: userDataOf(account, null, proof.provider) }
  })

/** Whose session the refresh token belongs to; refuses `sessionOver` where it is of no use. */
async function holderOf(db: Database, refreshToken: string, now: Date): Promise<AccountRow> {
  const row = (await lockToken(db, refreshToken)) ?? refuse(sessionOver)
  const times = { lastUsedAt: new Date(row.last_used_at), expiresAt: new Date(row.expires_at) }
  const revokedAt = row.revoked_at === null ? null : new Date(row.revoked_at)
  if (!sessionLives({ ...times, revokedAt }, now)) refuse(sessionOver)
  const account = await accountById(db, row.account_id)
  if (account?.state !== 'active') refuse(sessionOver)
  return account
}
