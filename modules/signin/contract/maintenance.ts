import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { changedMeanwhile } from '#platform/shared/refusal.ts'
import { doneReply, instant, plainText, sentInstant, version } from '#platform/shared/shapes.ts'

const message = z.strictObject({ ar: plainText(500), en: plainText(500), fr: plainText(500) })

export const getMaintenance = call({
  method: 'GET',
  path: '/api/Account/GetMaintenance',
  who: 'anonymous',
  effect: 'reads',
  duringMaintenance: true,
  summary: 'Whether the academy is being worked on now, until when, and what people are told.',
  reply: z.object({
    IsOn: z.boolean(),
    /** Null: no end is set. */
    Until: instant().nullable(),
    Message: z.object({ ar: z.string(), en: z.string(), fr: z.string() }),
    Version: version(),
  }),
  refusals: [],
})

export const saveMaintenance = call({
  method: 'POST',
  path: '/api/Account/SaveMaintenance',
  who: 'admin',
  effect: 'writes',
  duringMaintenance: true,
  summary: 'Keeps everybody but administrators out, or lets them in again. Exams that are being sat go on.',
  body: z
    .strictObject({ IsOn: z.boolean(), Until: sentInstant().nullable(), Message: message, Version: version() })
    .refine((body) => !body.IsOn || Boolean(body.Message.ar || body.Message.en || body.Message.fr), {
      error: 'required',
      path: ['Message'],
    }),
  reply: doneReply,
  refusals: [changedMeanwhile],
})
