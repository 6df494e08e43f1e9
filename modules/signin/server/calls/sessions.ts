import { writeFact } from '#platform/server/acts/write-act.ts'
import type { Handler } from '#platform/server/handler.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { signinCalls } from '../../contract/calls.ts'
import { subscriptionIn } from '../../rules/push-subscription.ts'
import { idleLife } from '../../rules/session-ends.ts'
import { notifyActorChanged } from '#modules/accounts/server/public.ts'
import { quiet } from '../acts/noun.ts'
import { dropEndpoint } from '../store/push-devices.ts'
import { endSessions, liveSessions } from '../store/sessions.ts'

export const logout: Handler<typeof signinCalls.logout> = async ({ db, actor, query, request, reply, now, audit }) => {
  // What the browser put by of this person's pages. Not 'storage': answers of an exam that wait for the network lie there.
  reply.header('clear-site-data', '"cache"')
  await endSessions(db, actor.userId, { only: request.sessionId! }, 'logout', now)
  const subscription = subscriptionIn(query.FCMToken)
  if (subscription) await dropEndpoint(db, actor.userId, subscription.endpoint)
  await writeFact({ db, record: audit }, quiet, { id: actor.userId }, 'logout')
  await notifyActorChanged(db, actor.userId)
  return { Done: true }
}

export const getSessions: Handler<typeof signinCalls.getSessions> = async ({ db, actor, request, now }) => {
  const idleSince = new Date(now.getTime() - idleLife)
  return { Items: (await liveSessions(db, actor.userId, idleSince, now, request.sessionId)) as never }
}

export const endSession: Handler<typeof signinCalls.endSession> = async ({ db, actor, request, body, now, audit }) => {
  const which = body.ID === 'others' ? { except: request.sessionId } : { only: body.ID }
  const ended = await endSessions(db, actor.userId, which, 'ended', now)
  if (ended === 0 && body.ID !== 'others') refuse(notFound)
  await writeFact({ db, record: audit }, quiet, { id: actor.userId }, 'endSession', { sessions: ended })
  await notifyActorChanged(db, actor.userId)
  return { Done: true }
}
