import type { Handler } from '#platform/server/handler.ts'
import { isStillReferred } from '#platform/server/violations.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { userCalls } from '../../contract/calls.ts'
import { userHasData } from '#modules/signin/contract/refusals.ts'
import { notifyActorChanged } from '../actor-changed.ts'
import { invite } from '../invite.ts'
import { lockedUser, refuseLastAdmin, refuseUnmanaged, userForStep } from '../users/managed-user.ts'
import { removeAccount } from '../people-accounts.ts'
import { mayDelete } from '../../rules/account-actions.ts'
import { idleLife } from '#modules/signin/rules/session-ends.ts'
import { setAccountActive } from '../account-state.ts'
import { resetSecondFactor } from '#modules/signin/server/factor/second-factor.ts'
import { endSessions, liveSessions } from '#modules/signin/server/store/sessions.ts'
import { versionOf } from '../store/user-writes.ts'
import { userOfId } from '../store/users.ts'
import { auditedRights } from '../users/user-facts.ts'

export const setUserActive: Handler<typeof userCalls.setUserActive> = async ({ db, actor, body, now, record }) => {
  const user = await userForStep(db, body.ID, actor, body.IsActive ? 'activate' : 'deactivate', body.Version)
  if (!body.IsActive) await refuseLastAdmin(db, user)
  await setAccountActive({ db, actor, now }, user.ID, body.IsActive)
  await record({ kind: body.IsActive ? 'accountActivated' : 'accountDeactivated', subject: ['account', user.ID] })
  return versionOf(db, user.ID)
}

export const deleteUser: Handler<typeof userCalls.deleteUser> = async ({ db, actor, query, now, record }) => {
  const user = await lockedUser(db, query.ID)
  refuseUnmanaged(user, actor)
  const data = { name: user.name_ar || user.name_en || user.Email }
  if (!mayDelete({ hasSignedIn: user.LastSignIn !== null, record: user.record })) refuse(userHasData, data)
  await refuseLastAdmin(db, user)
  try {
    await removeAccount({ db, actor, now }, user.ID)
  } catch (error) {
    if (isStillReferred(error)) refuse(userHasData, data)
    throw error
  }
  await record({
    kind: 'accountDeleted',
    subject: ['account', user.ID],
    before: { email: user.Email, ...auditedRights(user) },
  })
  return { Done: true }
}

export const resendInvitation: Handler<typeof userCalls.resendInvitation> = async ({
  db,
  actor,
  body,
  now,
  record,
}) => {
  const user = await userForStep(db, body.ID, actor, 'resend')
  await invite(db, [user.ID], now)
  await record({ kind: 'invitationResent', subject: ['account', user.ID] })
  return { Done: true }
}

export const resetUserSecondFactor: Handler<typeof userCalls.resetUserSecondFactor> = async ({
  db,
  actor,
  body,
  record,
}) => {
  const user = await userForStep(db, body.ID, actor, 'resetSecondFactor')
  await resetSecondFactor(db, user.ID)
  await record({ kind: 'secondFactorReset', subject: ['account', user.ID] })
  return { Done: true }
}

export const getUserSessions: Handler<typeof userCalls.getUserSessions> = async ({ db, query, now }) => {
  const user = (await userOfId(db, query.ID)) ?? refuse(notFound)
  return { Items: (await liveSessions(db, user.ID, new Date(now.getTime() - idleLife), now, null)) as never }
}

export const endUserSessions: Handler<typeof userCalls.endUserSessions> = async ({ db, actor, body, now, record }) => {
  const user = await lockedUser(db, body.ID)
  refuseUnmanaged(user, actor)
  const which = body.SessionID === 'all' ? {} : { only: body.SessionID }
  const ended = await endSessions(db, user.ID, which, 'ended', now)
  if (ended === 0 && body.SessionID !== 'all') refuse(notFound)
  await notifyActorChanged(db, user.ID)
  await record({ kind: 'accountSessionsEnded', subject: ['account', user.ID], data: { sessions: ended } })
  return { Done: true }
}
