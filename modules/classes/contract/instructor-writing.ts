import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { changedMeanwhile, notNow } from '#platform/shared/refusal.ts'
import { byId, doneReply, id, optionalLine, queryId, savedReply, version } from '#platform/shared/shapes.ts'
import { instructorRoles } from './class-shapes.ts'
import { instructorNotAble, instructorTaken } from './refusals.ts'

const group = '/api/CourseClass'

export const askInstructor = call({
  method: 'POST',
  path: `${group}/AddCourseClassInstructor`,
  who: 'adminTrainingCoordinator',
  effect: 'writes',
  summary: 'Asks an instructor to teach a class; a new lead takes over the sessions still to come.',
  query: byId,
  body: z.strictObject({ InstructorID: id(), Role: z.enum(instructorRoles), Version: version() }),
  reply: savedReply,
  refusals: [instructorTaken, instructorNotAble, changedMeanwhile, notNow],
})
export const releaseInstructor = call({
  method: 'DELETE',
  path: `${group}/DeleteCourseClassInstructor`,
  who: 'adminTrainingCoordinator',
  effect: 'writes',
  summary: 'Takes an instructor off a class and off its sessions still to come.',
  query: byId,
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
