import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { doneReply, id, instant, line } from '#platform/shared/shapes.ts'
import { longestSubscription } from '#modules/signin/rules/push-subscription.ts'
import { noSubscription } from './refusals.ts'

export const getPushDevices = call({
  method: 'GET',
  path: '/api/UserNotifications/GetPushDevices',
  who: 'all',
  effect: 'reads',
  summary: 'The browsers in which the caller gets messages, and the key that a browser subscribes with.',
  reply: z.object({
    /** Null for the moments before the first one is made. */
    PublicKey: z.string().nullable(),
    Items: z.array(
      z.object({
        ID: z.int(),
        UserAgent: z.string(),
        AddedAt: instant(),
        SeenAt: instant(),
        /** The browser that asks, by its session. */
        IsCurrent: z.boolean(),
      }),
    ),
  }),
  refusals: [],
})

export const addPushDevice = call({
  method: 'POST',
  path: '/api/UserNotifications/AddPushDevice',
  who: 'all',
  effect: 'writes',
  whileActing: 'refused',
  summary: 'This browser gets messages for the caller from now on. FCMToken carries its push subscription as JSON.',
  body: z.strictObject({ FCMToken: line(longestSubscription) }),
  reply: doneReply,
  refusals: [noSubscription],
})

export const removePushDevice = call({
  method: 'POST',
  path: '/api/UserNotifications/RemovePushDevice',
  who: 'all',
  effect: 'writes',
  whileActing: 'refused',
  summary: 'This browser of the caller gets no more messages.',
  body: z.strictObject({ ID: id() }),
  reply: doneReply,
  refusals: [],
})
