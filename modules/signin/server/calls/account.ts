import { doneBy, writeFact } from '#platform/server/acts/write-act.ts'
import { byOf } from '#platform/server/audit/by.ts'
import type { Handler } from '#platform/server/handler.ts'
import { opensOwnTransactions } from '#platform/server/http/own-transactions.ts'
import { notSignedIn, refuse } from '#platform/shared/refusal.ts'
import type { signinCalls } from '../../contract/calls.ts'
import { samePassword } from '../../contract/refusals.ts'
import {
  notifyActorChanged,
  endOwnLink,
  hashNewPassword,
  setPassword,
  forgetPasswordTokens,
} from '#modules/accounts/server/public.ts'
import { signing } from '../acts/noun.ts'
import type { SigninParts } from '../parts.ts'
import { proveOwner } from '../proof/prove-owner.ts'
import { actingIn } from '../store/acting.ts'
import { forgetAttempts } from '../store/one-time-codes.ts'
import { endSessions, proofOfSession } from '../store/sessions.ts'
import { userDataOf } from '../session/user-data.ts'
import { accountById } from '../store/accounts.ts'

export const getMe: Handler<typeof signinCalls.getMe> = async ({ db, actor, request }) => {
  const account = await accountById(db, actor.userId)
  if (!account) refuse(notSignedIn)
  const { traineeId, instructorId, organizationId } = actor
  const acting = actor.actingAdminId === null ? null : await actingIn(db, request.sessionId!)
  const { provider } = await proofOfSession(db, request.sessionId!)
  return { ...userDataOf(account, acting, provider), traineeId, instructorId, organizationId }
}

/** Opens its own transactions, so that a wrong old password is counted and no connection waits for the hashes. */
export const changePassword = (parts: SigninParts): Handler<typeof signinCalls.changePassword> =>
  opensOwnTransactions(async (asked) => {
    const { db, actor, body, now, request } = asked
    const account = await accountById(db, actor.userId)
    if (!account) refuse(notSignedIn)
    const { oldPassword, attemptId, code } = body
    await proveOwner(parts, { ...asked, body: { password: oldPassword, attemptId, code } }, account)
    if (body.newPassword === body.oldPassword) refuse(samePassword)
    const hash = await hashNewPassword(body.newPassword, 'newPassword')
    await db.transaction().execute(async (tx) => {
      await setPassword(tx, actor.userId, hash)
      await forgetAttempts(tx, actor.userId)
      await forgetPasswordTokens(tx, actor.userId)
      await endOwnLink(tx, actor.userId, now)
      await endSessions(tx, actor.userId, { except: request.sessionId }, 'passwordChanged', now)
      await notifyActorChanged(tx, actor.userId)
      await writeFact(doneBy(tx, byOf(actor, request)), signing, account, 'changePassword')
    })
    return { Done: true }
  })
