import type { Handler } from '#platform/server/handler.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { signinCalls } from '../../contract/calls.ts'
import {
  lockedUser,
  notifyActorChanged,
  refuseUnmanaged,
  userForStep,
  userOfId,
} from '#modules/accounts/server/public.ts'
import { idleLife } from '../../rules/session-ends.ts'
import { resetSecondFactor } from '../factor/second-factor.ts'
import { endSessions, liveSessions } from '../store/sessions.ts'

export const resetUserSecondFactor: Handler<typeof signinCalls.resetUserSecondFactor> = async ({
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

export const getUserSessions: Handler<typeof signinCalls.getUserSessions> = async ({ db, query, now }) => {
  const user = (await userOfId(db, query.ID)) ?? refuse(notFound)
  return { Items: (await liveSessions(db, user.ID, new Date(now.getTime() - idleLife), now, null)) as never }
}

export const endUserSessions: Handler<typeof signinCalls.endUserSessions> = async ({
  db,
  actor,
  body,
  now,
  record,
}) => {
  const user = await lockedUser(db, body.ID)
  refuseUnmanaged(user, actor)
  const which = body.SessionID === 'all' ? {} : { only: body.SessionID }
  const ended = await endSessions(db, user.ID, which, 'ended', now)
  if (ended === 0 && body.SessionID !== 'all') refuse(notFound)
  await notifyActorChanged(db, user.ID)
  await record({ kind: 'accountSessionsEnded', subject: ['account', user.ID], data: { sessions: ended } })
  return { Done: true }
}
