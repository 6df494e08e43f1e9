import * as z from 'zod'
import { document } from '#platform/shared/document/document.ts'
import { day, optional } from '#platform/shared/document/document-parameters.ts'
import { trilingualReply } from '#platform/shared/shapes.ts'

const months = z.array(
  z.object({
    /** `2027-03` */
    Month: z.string(),
    Value: z.number().nullable(),
    /** In the same month of the year before. */
    Before: z.number().nullable(),
  }),
)

export default document({
  path: '/report/TraininingCourseStatisticChart/:DateForm?/:DateTo?',
  params: { DateForm: optional(day), DateTo: optional(day) },
  who: 'reviewers',
  paper: 'portrait',
  period: ['DateForm', 'DateTo'],
  summary: 'Classes, seats taken and the pass rate month by month on these days, or this year, drawn.',
  shape: z.object({
    From: z.iso.date(),
    To: z.iso.date(),
    Classes: months,
    Taken: months,
    PassRate: months,
    /** Those with the most seats taken. */
    Courses: z.array(z.object({ Name: trilingualReply, Taken: z.number(), Before: z.number() })),
  }),
})
