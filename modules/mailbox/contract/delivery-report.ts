import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { refusal } from '#platform/shared/refusal.ts'
import { tooLong } from '#platform/shared/shapes.ts'

/** What was handed over is no report of a mail server about a letter. */
export const noDeliveryReport = refusal('noDeliveryReport', 422)

const outcomesOfReports = ['failed', 'delayed', 'known', 'arrived', 'unknown'] as const

export const takeDeliveryReport = call({
  method: 'POST',
  path: '/api/Mailbox/TakeDeliveryReport',
  who: 'admin',
  effect: 'writes',
  repeatable: true,
  summary:
    'Takes a report of a mail server about a letter that it had taken on (RFC 3464), as it came by mail; for the mail server of the academy, by an API token.',
  body: z.strictObject({
    /** The whole mail, with its head, whatever signs stand in it: nobody could mend what a mail server has written. */
    Message: z.string({ error: 'required' }).min(1, 'required').max(900_000, tooLong),
  }),
  reply: z.object({
    /** `failed`: the letter has not arrived. `unknown`: it is about no letter of the academy. */
    Outcome: z.enum(outcomesOfReports),
    /** Nothing more is written to the address. */
    IsClosed: z.boolean(),
  }),
  refusals: [noDeliveryReport],
})
