import type { Handler } from '#platform/server/handler.ts'
import { isStillReferred } from '#platform/server/violations.ts'
import { refuse } from '#platform/shared/refusal.ts'
import type { accountsCalls } from '../../contract/calls.ts'
import { userHasData } from '../../contract/refusals.ts'
import { invite } from '../invite.ts'
import { lockedUser, refuseLastAdmin, refuseUnmanaged, userForStep } from '../users/managed-user.ts'
import { removeAccount } from '../people-accounts.ts'
import { mayDelete } from '../../rules/account-actions.ts'
import { setAccountActive } from '../account-state.ts'
import type { SignIns } from '../sign-ins.ts'
import { versionOf } from '../store/user-writes.ts'
import { auditedRights } from '../users/user-facts.ts'

export const setUserActive =
  (signIns: SignIns): Handler<typeof accountsCalls.setUserActive> =>
  async ({ db, actor, body, now, record }) => {
    const user = await userForStep(db, body.ID, actor, body.IsActive ? 'activate' : 'deactivate', body.Version)
    if (!body.IsActive) await refuseLastAdmin(db, user)
    await setAccountActive({ db, actor, now }, user.ID, body.IsActive, signIns)
    await record({ kind: body.IsActive ? 'accountActivated' : 'accountDeactivated', subject: ['account', user.ID] })
    return versionOf(db, user.ID)
  }

export const deleteUser =
  (signIns: SignIns): Handler<typeof accountsCalls.deleteUser> =>
  async ({ db, actor, query, now, record }) => {
    const user = await lockedUser(db, query.ID)
    refuseUnmanaged(user, actor)
    const data = { name: user.name_ar || user.name_en || user.Email }
    if (!mayDelete({ hasSignedIn: user.LastSignIn !== null, record: user.record })) refuse(userHasData, data)
    await refuseLastAdmin(db, user)
    try {
      await removeAccount({ db, actor, now }, user.ID, signIns)
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

export const resendInvitation: Handler<typeof accountsCalls.resendInvitation> = async ({
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
