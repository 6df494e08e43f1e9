import type { Handler } from '#platform/server/handler.ts'
import { writeTold } from '#platform/server/acts/write-act.ts'
import { refuse } from '#platform/shared/refusal.ts'
import type { accountsCalls } from '../../contract/calls.ts'
import { keptByRecord } from '../../contract/refusals.ts'
import { changeAccount, ownAccount } from '../acts/noun.ts'
import { notifyActorChanged } from '../actor-changed.ts'
import { recordOf } from '../store/users.ts'
import { lockedUser } from '../users/managed-user.ts'

export const setGender: Handler<typeof accountsCalls.setGender> = async (asked) => {
  const { db, actor, body } = asked
  const user = await lockedUser(db, actor.userId)
  const record = await recordOf(db, user.ID)
  if (record && record.Gender !== null) refuse(keptByRecord, { code: record.Code })
  if (user.Gender !== body.Gender) {
    const changed = await changeAccount(db, user.ID, { gender: body.Gender })
    await notifyActorChanged(db, user.ID)
    await writeTold(asked, ownAccount, { id: user.ID }, 'changeGender', changed)
  }
  return { Done: true }
}
