import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { codeReply, list } from '#platform/shared/record/list.ts'
import { byId, doneReply, queryFlag, queryId, trilingualReply } from '#platform/shared/shapes.ts'

export const getAllInstructorCourses = call({
  method: 'GET',
  path: '/api/Instructor/GetAllInstructorCourses',
  who: 'staff',
  effect: 'reads',
  summary: 'The courses that an instructor is able to deliver, a page at a time.',
  ...list({
    row: z
      .object({
        ID: z.int(),
        Code: codeReply(),
        Name: trilingualReply,
        Hours: z.number(),
        Days: z.int(),
        IsPublished: z.boolean(),
        /** Of this line, by which it is deleted; `ID` is the course's. */
        InstructorCourseID: z.int(),
        Actions: z.array(z.enum(['deleteInstructorCourse'])),
      })
      .meta({ id: 'InstructorCourse' }),
    orders: ['Name', 'Code', 'Hours'],
    first: 'Code',
    filters: { IsPublished: queryFlag() },
    always: { instructorID: queryId() },
  }),
  refusals: [],
})

export const deleteInstructorCourse = call({
  method: 'DELETE',
  path: '/api/Instructor/DeleteInstructorCourse',
  who: 'editorCourse',
  effect: 'writes',
  summary:
    'Takes a course out of those that an instructor is able to deliver; classes that are planned keep their instructor.',
  query: byId,
  reply: doneReply,
  refusals: [],
})
