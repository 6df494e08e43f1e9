import * as z from 'zod'
import { document } from '#platform/shared/document/document.ts'
import { day, ids, optional } from '#platform/shared/document/document-parameters.ts'
import { trilingualReply } from '#platform/shared/shapes.ts'

export default document({
  path: '/report/AnnualPlanGridView/:CourseIDs?/:DateFrom?/:DateTo?',
  params: { CourseIDs: optional(ids), DateFrom: optional(day), DateTo: optional(day) },
  who: 'public',
  paper: 'landscape',
  period: ['DateFrom', 'DateTo'],
  summary: 'The published plan of these days, or of this year, as courses by months, of all courses or of some.',
  shape: z.object({
    From: z.iso.date(),
    To: z.iso.date(),
    Years: z.array(
      z.object({
        Year: z.int(),
        Courses: z.array(
          z.object({
            Code: z.string(),
            Name: trilingualReply,
            /** When it is held, by the months in which it begins. */
            Runs: z.array(z.object({ StartDate: z.iso.date(), EndDate: z.iso.date() })),
          }),
        ),
      }),
    ),
  }),
})
