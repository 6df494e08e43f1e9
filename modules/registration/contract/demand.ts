import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { queryId } from '#platform/shared/shapes.ts'

export const getCourseDemand = call({
  method: 'GET',
  path: '/api/CourseRegistration/GetDemandOfCourse',
  who: 'reviewers',
  effect: 'reads',
  summary: 'How much a course is asked for, year by year, the newest first, of what the caller reaches.',
  query: z.strictObject({ CourseID: queryId() }),
  reply: z.object({
    Items: z.array(
      z.object({
        Year: z.int(),
        /** Course requests, by the year in which they were handed in. */
        Requests: z.int(),
        /** Registrations, by the year in which their class begins. */
        Registrations: z.int(),
        /** Those of them that stand on a waiting list. */
        Waiting: z.int(),
      }),
    ),
  }),
  refusals: [],
})
