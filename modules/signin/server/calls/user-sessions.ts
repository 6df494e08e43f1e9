import { writeFact, writeTold } from '#platform/server/acts/write-act.ts'
import type { Handler } from '#platform/server/handler.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { signinCalls } from '../../contract/calls.ts'
import {
  accountKept,
  lockedUser,
  notifyActorChanged,
  refuseUnmanaged,
  userForStep,
  userOfId,
} from '#modules/accounts/server/public.ts'
import { idleLife } from '../../rules/session-ends.ts'
import { signing } from '../acts/noun.ts'
import { resetSecondFactor } from '../factor/second-factor.ts'
import { endSessions, liveSessions } from '../store/sessions.ts'

export const resetUserSecondFactor: Handler<typeof signinCalls.resetUserSecondFactor> = async (asked) => {
  const { db, actor, body } = asked
  const { ID: id } = await userForStep(db, body.ID, actor, 'resetUserSecondFactor')
  const before = await accountKept(db, id)
  await resetSecondFactor(db, id)
  const after = await accountKept(db, id)
  await writeTold(asked, signing, { id }, 'resetUserSecondFactor', { before, after })
  return { Done: true }
}

export const getUserSessions: Handler<typeof signinCalls.getUserSessions> = async ({ db, query, now }) => {
  const user = (await userOfId(db, query.ID)) ?? refuse(notFound)
  return { Items: (await liveSessions(db, user.ID, new Date(now.getTime() - idleLife), now, null)) as never }
}

export const endUserSessions: Handler<typeof signinCalls.endUserSessions> = async (asked) => {
  const { db, actor, body, now } = asked
  const user = await lockedUser(db, body.ID)
  refuseUnmanaged(user, actor)
  const which = body.SessionID === 'all' ? {} : { only: body.SessionID }
  const ended = await endSessions(db, user.ID, which, 'ended', now)
  if (ended === 0 && body.SessionID !== 'all') refuse(notFound)
  await notifyActorChanged(db, user.ID)
  await writeFact(asked, signing, { id: user.ID }, 'endUserSessions', { sessions: ended })
  return { Done: true }
}
