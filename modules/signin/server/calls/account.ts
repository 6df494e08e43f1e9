import { sql } from 'kysely'
import { byOf } from '#platform/server/audit/by.ts'
import { json } from '#platform/server/database.ts'
import { recordEvent } from '#platform/server/event.ts'
import type { Handler } from '#platform/server/handler.ts'
import { opensOwnTransactions } from '#platform/server/http/own-transactions.ts'
import { notSignedIn, refuse } from '#platform/shared/refusal.ts'
import type { identityCalls } from '../../contract/calls.ts'
import { samePassword } from '../../contract/refusals.ts'
import { notifyActorChanged } from '#modules/accounts/server/actor-changed.ts'
import type { IdentityParts } from '../parts.ts'
import { hashNewPassword } from '#modules/accounts/server/password/new-password.ts'
import { proveOwner } from '../proof/prove-owner.ts'
import { actingIn } from '../store/acting.ts'
import { accountById, setPassword } from '#modules/accounts/server/store/accounts.ts'
import { forgetAttempts } from '../store/one-time-codes.ts'
import { forgetPasswordTokens } from '#modules/accounts/server/store/password-tokens.ts'
import { endSessions, proofOfSession } from '../store/sessions.ts'
import { userDataOf } from '../session/user-data.ts'

export const getMe: Handler<typeof identityCalls.getMe> = async ({ db, actor, request }) => {
  const account = await accountById(db, actor.userId)
  if (!account) refuse(notSignedIn)
  const { traineeId, instructorId, organizationId } = actor
  const acting = actor.actingAdminId === null ? null : await actingIn(db, request.sessionId!)
  const { provider } = await proofOfSession(db, request.sessionId!)
  return { ...userDataOf(account, acting, provider), traineeId, instructorId, organizationId }
}

export const saveSettings: Handler<typeof identityCalls.saveSettings> = async ({ db, actor, body }) => {
  await db
    .updateTable('identity.account')
    .set({
      settings: sql`settings || ${json(body)}`,
      ...(body.language && { language: body.language }),
    })
    .where('id', '=', actor.userId)
    .execute()
  if (body.language) await notifyActorChanged(db, actor.userId)
  return { Done: true }
}

/** Opens its own transactions, so that a wrong old password is counted and no connection waits for the hashes. */
export const changePassword = (parts: IdentityParts): Handler<typeof identityCalls.changePassword> =>
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
      await endSessions(tx, actor.userId, { except: request.sessionId }, 'passwordChanged', now)
      await notifyActorChanged(tx, actor.userId)
      await recordEvent(tx, { kind: 'passwordChanged', subject: ['account', actor.userId] }, byOf(actor, request))
    })
    return { Done: true }
  })
