import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { codeReply, dayReply, list } from '#platform/shared/record/list.ts'
import { queryId, trilingualReply } from '#platform/shared/shapes.ts'

export const getComingClasses = call({
  method: 'GET',
  path: '/api/Diploma/GetComingClasses',
  who: 'editorTrack',
  effect: 'reads',
  summary:
    'The classes to come of the courses of a diploma that everybody may register to and that have a seat left, a page at a time.',
  ...list({
    row: z
      .object({
        ID: z.int(),
        Code: codeReply(),
        CourseID: z.int(),
        CourseCode: codeReply(),
        CourseName: trilingualReply,
        StartDate: dayReply(),
        EndDate: dayReply(),
        FreeSeats: z.int(),
      })
      .meta({ id: 'ComingClass' }),
    orders: ['StartDate'],
    first: 'StartDate',
    always: { DiplomaID: queryId() },
    filters: { TrackID: queryId(), CourseID: queryId() },
  }),
  refusals: [],
})
