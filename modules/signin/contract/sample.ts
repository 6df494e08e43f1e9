import * as z from 'zod'
import { roles } from '#platform/shared/access.ts'
import { call } from '#platform/shared/call.ts'

export const getSampleLogins = call({
  method: 'GET',
  path: '/api/Account/GetSampleLogins',
  who: 'anonymous',
  effect: 'reads',
  summary: 'The accounts of the sample academy, for the login page; an empty list wherever no sample was loaded.',
  reply: z.object({
    Items: z.array(
      z.object({
        Email: z.string(),
        NameAr: z.string(),
        NameEn: z.string(),
        Role: z.enum(roles),
        Gender: z.enum(['male', 'female']).nullable(),
      }),
    ),
    /** The one password of them all; null without a sample. */
    Password: z.string().nullable(),
    /** Where their letters are read; null where letters are really sent. */
    Mailbox: z.string().nullable(),
  }),
  refusals: [],
})
