import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { codeReply, list } from '#platform/shared/record/list.ts'
import { notNow } from '#platform/shared/refusal.ts'
import {
  byId,
  doneReply,
  id,
  line,
  plainText,
  queryFlag,
  queryId,
  tooMany,
  trilingualReply,
} from '#platform/shared/shapes.ts'
import { alreadyAssigned } from './refusals.ts'

export const getAllInstructorCourses = call({
  method: 'GET',
  path: '/api/Instructor/GetAllInstructorCourses',
  who: 'staff',
  effect: 'reads',
  summary:
    'The courses that an instructor is able to deliver, a page at a time; what waits to be confirmed is shown to whoever plans or keeps courses and to the instructor.',
  ...list({
    row: z
      .object({
        ID: z.int(),
        Code: codeReply(),
        Name: trilingualReply,
        Hours: z.number(),
        Days: z.int(),
        IsPublished: z.boolean(),
        /** The instructor has added it, and nobody has confirmed it yet. */
        IsProposed: z.boolean(),
        /** Of this line, by which it is deleted and put in order; `ID` is the course's. */
        InstructorCourseID: z.int(),
        Actions: z.array(z.enum(['confirmInstructorCourse', 'declineInstructorCourse', 'deleteInstructorCourse'])),
      })
      .meta({ id: 'InstructorCourse' }),
    orders: ['Position', 'Name', 'Code', 'Hours'],
    first: 'Position',
    filters: { IsPublished: queryFlag(), IsProposed: queryFlag() },
    always: { instructorID: queryId() },
  }),
  refusals: [],
})

/** What a form asks for. */
export const courseToDeliver = z.strictObject({ CourseID: id() })

export const addInstructorCourse = call({
  method: 'POST',
  path: '/api/Instructor/AddInstructorCourse',
  who: 'instructorCourseKeepers',
  effect: 'writes',
  summary:
    'Adds a course to those that an instructor is able to deliver. By the instructor, to the own list: it waits until somebody who keeps courses confirms it.',
  body: courseToDeliver.extend({ InstructorID: id() }),
  /** Of the line. */
  reply: z.object({ ID: z.int(), IsProposed: z.boolean() }),
  refusals: [alreadyAssigned],
})

export const decideInstructorCourse = call({
  method: 'POST',
  path: '/api/Instructor/DecideInstructorCourse',
  who: 'editorCourse',
  effect: 'writes',
  summary: 'Confirms that an instructor is able to deliver the course of a proposal, or declines it with a reason.',
  body: z.strictObject({
    ID: id(),
    IsConfirmed: z.boolean(),
    /** Needed to decline; the instructor is told it. */
    Reason: plainText(1000).pipe(line(1000)).optional(),
  }),
  reply: doneReply,
  refusals: [notNow],
})

export const orderInstructorCourses = call({
  method: 'POST',
  path: '/api/Instructor/OrderInstructorCourses',
  who: 'instructorCourseKeepers',
  effect: 'writes',
  summary: 'Puts these lines of an instructor’s courses in this order, in the places that they have among all.',
  body: z.strictObject({ InstructorID: id(), IDs: z.array(id()).min(2, 'required').max(500, tooMany) }),
  reply: doneReply,
  refusals: [],
})

export const deleteInstructorCourse = call({
  method: 'DELETE',
  path: '/api/Instructor/DeleteInstructorCourse',
  who: 'instructorCourseKeepers',
  effect: 'writes',
  summary:
    'Takes a course out of those that an instructor is able to deliver; classes that are planned keep their instructor.',
  query: byId,
  reply: doneReply,
  refusals: [],
})
