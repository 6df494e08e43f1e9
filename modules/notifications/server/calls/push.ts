import { writeFact } from '#platform/server/acts/write-act.ts'
import type { Handler } from '#platform/server/handler.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { subscriptionIn } from '#modules/signin/rules/push-subscription.ts'
import { devicesOf, dropDevice, putDevice } from '#modules/signin/server/public.ts'
import { notificationsCalls as calls } from '../../contract/calls.ts'
import { noSubscription } from '../../contract/refusals.ts'
import { choosing } from '../acts/noun.ts'
import { pushKey } from '../store/push.ts'

export const getPushDevices: Handler<typeof calls.getPushDevices> = async ({ db, actor, request }) => {
  const [key, devices] = await Promise.all([pushKey(db), devicesOf(db, actor.userId)])
  return {
    PublicKey: key?.public_key ?? null,
    Items: devices.map((device) => ({
      ID: device.id,
      UserAgent: device.user_agent,
      AddedAt: device.added_at,
      SeenAt: device.seen_at,
      IsCurrent: device.session_id !== null && device.session_id === request.sessionId,
    })),
  }
}

export const addPushDevice: Handler<typeof calls.addPushDevice> = async ({ db, actor, body, request, now, audit }) => {
  const subscription = subscriptionIn(body.FCMToken)
  if (!subscription) refuse(noSubscription)
  const { sessionId, userAgent } = request
  await putDevice(db, { accountId: actor.userId, sessionId, subscription, userAgent, now })
  await writeFact({ db, record: audit }, choosing, { accountId: actor.userId, topic: null }, 'addPushDevice')
  return { Done: true }
}

export const removePushDevice: Handler<typeof calls.removePushDevice> = async ({ db, actor, body, audit }) => {
  if (!(await dropDevice(db, actor.userId, body.ID))) refuse(notFound)
  await writeFact({ db, record: audit }, choosing, { accountId: actor.userId, topic: null }, 'removePushDevice')
  return { Done: true }
}
