import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { changedMeanwhile, notNow } from '#platform/shared/refusal.ts'
import { byId, doneReply, id, optionalLine, queryId, savedReply, version } from '#platform/shared/shapes.ts'
import { staffRoles } from '../rules/staff.ts'
import { instructorNotAble, instructorTaken, staffNotFit } from './refusals.ts'

const group = '/api/CourseClass'

export const askInstructor = call({
  method: 'POST',
  path: `${group}/AddCourseClassInstructor`,
  who: 'adminTrainingCoordinator',
  effect: 'writes',
  summary:
    'Gives somebody a place on the staff of a class, or another one: an instructor is asked, one of the academy’s own people (UserID) appointed. A new lead takes over the sessions still to come; a new coordinator takes the place of the former.',
  query: byId,
  body: z
    .strictObject({
      InstructorID: id().optional(),
      UserID: id().optional(),
      Role: z.enum(staffRoles),
      Version: version(),
    })
    .refine((body) => (body.InstructorID === undefined) !== (body.UserID === undefined), {
      path: ['InstructorID'],
      error: 'required',
    }),
  reply: savedReply,
  refusals: [instructorTaken, instructorNotAble, staffNotFit, changedMeanwhile, notNow],
})
export const releaseInstructor = call({
  method: 'DELETE',
  path: `${group}/DeleteCourseClassInstructor`,
  who: 'adminTrainingCoordinator',
  effect: 'writes',
  summary: 'Takes somebody off the staff of a class, and off its sessions still to come.',
  query: byId.extend({ reason: optionalLine(500).optional() }),
  reply: doneReply,
  refusals: [notNow],
})

/** GETs that write, as published: bearer only, never prefetched; the same answer twice is one answer. */
export const accept = call({
  method: 'GET',
  path: `${group}/InstructorConfirmation`,
  who: 'instructor',
  effect: 'writes',
  summary: 'The signed-in instructor confirms a class.',
  query: z.strictObject({ courseClassID: queryId() }),
  reply: doneReply,
  refusals: [notNow],
})
export const reject = call({
  method: 'GET',
  path: `${group}/InstructorReject`,
  who: 'instructor',
  effect: 'writes',
  summary: 'The signed-in instructor rejects a class; it then needs somebody else.',
  query: z.strictObject({ courseClassID: queryId(), reason: optionalLine(500).optional() }),
  reply: doneReply,
  refusals: [notNow],
})
