import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { doneReply } from '#platform/shared/shapes.ts'
import { optionalTopics, topics } from '#platform/shared/record/notice-topics.ts'

export const getMailChoices = call({
  method: 'GET',
  path: '/api/UserNotifications/GetMailChoices',
  who: 'all',
  effect: 'reads',
  summary: 'What the caller may be told of by mail beside the bell, and which of these letters they want.',
  reply: z.object({
    Items: z.array(
      z.object({
        Topic: z.enum(topics),
        /** Nobody switches these letters off. */
        IsFixed: z.boolean(),
        IsMailed: z.boolean(),
      }),
    ),
  }),
  refusals: [],
})

export const saveMailChoice = call({
  method: 'PUT',
  path: '/api/UserNotifications/SaveMailChoice',
  who: 'all',
  effect: 'writes',
  whileActing: 'refused',
  summary: 'Switches the letters about one topic on or off for the caller. The bell goes on telling.',
  body: z.strictObject({ Topic: z.enum(optionalTopics, 'notAllowed'), IsMailed: z.boolean() }),
  reply: doneReply,
  refusals: [],
})
