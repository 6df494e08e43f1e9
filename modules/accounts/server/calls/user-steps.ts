import type { Handler } from '#platform/server/handler.ts'
import { writeFact, writeGone, writeTold } from '#platform/server/acts/write-act.ts'
import { isStillReferred } from '#platform/server/log/violations.ts'
import { actSent } from '#platform/shared/record/act.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { userActs } from '../../contract/acts.ts'
import { accountsCalls } from '../../contract/calls.ts'
import { userHasData } from '../../contract/refusals.ts'
import { invite } from '../invite.ts'
import { lockedUser, refuseLastAdmin, refuseUnmanaged, userForStep } from '../users/managed-user.ts'
import { removeAccount } from '../people-accounts.ts'
import { mayDelete } from '../../rules/account-actions.ts'
import { setAccountActive } from '../account-state.ts'
import type { SignIns } from '../sign-ins.ts'
import { user as noun } from '../acts/noun.ts'
import { versionOf } from '../store/user-writes.ts'

export const setUserActive =
  (signIns: SignIns): Handler<typeof accountsCalls.setUserActive> =>
  async (asked) => {
    const { db, actor, body } = asked
    const act = actSent(userActs, accountsCalls.setUserActive, body) as 'activateUser' | 'deactivateUser'
    const user = await userForStep(db, body.ID, actor, act, body.Version)
    if (!body.IsActive) await refuseLastAdmin(db, user)
    const changed = await setAccountActive(asked, user.ID, body.IsActive, signIns)
    await writeTold(asked, noun, { id: user.ID }, act, changed)
    return versionOf(db, user.ID)
  }

export const deleteUser =
  (signIns: SignIns): Handler<typeof accountsCalls.deleteUser> =>
  async (asked) => {
    const { db, actor, query } = asked
    const user = await lockedUser(db, query.ID)
    refuseUnmanaged(user, actor)
    const data = { name: user.name_ar || user.name_en || user.Email }
    if (!mayDelete({ hasSignedIn: user.LastSignIn !== null, record: user.record })) refuse(userHasData, data)
    await refuseLastAdmin(db, user)
    try {
      await writeGone(asked, noun, { id: user.ID }, 'deleteUser', () => removeAccount(asked, user.ID, signIns))
    } catch (error) {
      if (isStillReferred(error)) refuse(userHasData, data)
      throw error
    }
    return { Done: true }
  }

export const resendInvitation: Handler<typeof accountsCalls.resendInvitation> = async (asked) => {
  const { db, actor, body, now } = asked
  const user = await userForStep(db, body.ID, actor, 'resendInvitation')
  await invite(db, [user.ID], now)
  await writeFact(asked, noun, { id: user.ID }, 'resendInvitation')
  return { Done: true }
}
