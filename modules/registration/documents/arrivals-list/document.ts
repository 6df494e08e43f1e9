import * as z from 'zod'
import { document } from '#platform/shared/document/document.ts'
import { day, optional } from '#platform/shared/document/document-parameters.ts'
import { trilingualReply } from '#platform/shared/shapes.ts'

export default document({
  path: '/report/ArrivalsList/:DateFrom?/:DateTo?',
  params: { DateFrom: optional(day), DateTo: optional(day) },
  who: 'reviewers',
  paper: 'landscape',
  period: ['DateFrom', 'DateTo'],
  summary: 'Who arrives and who leaves on these days, or within a week from today, with flight and hotel.',
  shape: z.object({
    From: z.iso.date(),
    To: z.iso.date(),
    /** False where more people travel than the paper takes. */
    IsWhole: z.boolean(),
    Days: z.array(
      z.object({
        Day: z.iso.date(),
        Ways: z.array(
          z.object({
            Key: z.string(),
            Kind: z.enum(['arrival', 'departure']),
            Time: z.string().nullable(),
            Flight: z.string(),
            TraineeName: trilingualReply,
            OrganizationName: trilingualReply.nullable(),
            HotelName: trilingualReply.nullable(),
            ClassCode: z.string(),
          }),
        ),
      }),
    ),
  }),
})
