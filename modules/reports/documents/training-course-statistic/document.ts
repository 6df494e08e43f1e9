import * as z from 'zod'
import { document } from '#platform/shared/document/document.ts'
import { day, ids, optional } from '#platform/shared/document/document-parameters.ts'
import { trilingualReply } from '#platform/shared/shapes.ts'

export default document({
  path: '/report/TraininingCourseStatisticIACE/:CourseIDs?/:dateFrom?/:dateTo?',
  params: { CourseIDs: optional(ids), dateFrom: optional(day), dateTo: optional(day) },
  who: 'reviewers',
  paper: 'landscape',
  period: ['dateFrom', 'dateTo'],
  signedBy: ['registrar'],
  summary: 'What each course has brought on these days, or this year: classes, seats, people, and how many passed.',
  shape: z.object({
    From: z.iso.date(),
    To: z.iso.date(),
    Courses: z.array(
      z.object({
        Code: z.string(),
        Name: trilingualReply,
        Classes: z.int(),
        Offered: z.int(),
        Taken: z.int(),
        Results: z.int(),
        Passed: z.int(),
        /** In percent; null without a result. */
        PassRate: z.number().nullable(),
        MeanPercent: z.number().nullable(),
      }),
    ),
  }),
})
