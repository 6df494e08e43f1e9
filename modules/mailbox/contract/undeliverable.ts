import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { codeReply } from '#platform/shared/record/list.ts'
import { byId, doneReply, instant, queryId } from '#platform/shared/shapes.ts'
import { peopleWithAddresses } from '../rules/undeliverable.ts'

export const getUndeliverable = call({
  method: 'GET',
  path: '/api/Mailbox/GetUndeliverable',
  who: 'reviewers',
  effect: 'reads',
  summary: 'The addresses of a person or an organization, and which of them no mail reaches, since when and why.',
  query: z.strictObject({ Of: z.enum(peopleWithAddresses, 'notAllowed'), ID: queryId() }),
  reply: z.object({
    /** Those to which mail goes. */
    Reached: z.array(codeReply()),
    Items: z.array(
      z.object({
        ID: z.int(),
        Address: codeReply(),
        Since: instant(),
        /** What the mail server said last. */
        Said: z.string(),
        /** How many letters it has refused. */
        Refusals: z.int(),
        Actions: z.array(z.enum(['clearUndeliverable'])),
      }),
    ),
  }),
  refusals: [],
})

export const clearUndeliverable = call({
  method: 'POST',
  path: '/api/Mailbox/ClearUndeliverable',
  who: 'editor',
  effect: 'writes',
  summary: 'Lets an address be written to again that the mail server had refused.',
  query: byId,
  reply: doneReply,
  refusals: [],
})
