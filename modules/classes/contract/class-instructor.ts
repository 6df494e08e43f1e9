import * as z from 'zod'
import { slotParts } from '#modules/planning/rules/accepted-slot.ts'
import { call } from '#platform/shared/call.ts'
import { changedMeanwhile, notNow } from '#platform/shared/refusal.ts'
import { candidateReply } from '#modules/planning/contract/plan-shapes.ts'
import {
  byId,
  doneReply,
  id,
  instant,
  optionalLine,
  queryId,
  savedReply,
  trilingualReply,
  version,
} from '#platform/shared/shapes.ts'
import { classState, instructorRoles, places } from './class-shapes.ts'
import { instructorNotAble, instructorTaken } from './refusals.ts'

const group = '/api/CourseClass'

export const addCourseClassInstructor = call({
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
export const deleteCourseClassInstructor = call({
  method: 'DELETE',
  path: `${group}/DeleteCourseClassInstructor`,
  who: 'adminTrainingCoordinator',
  effect: 'writes',
  summary: 'Takes an instructor off a class and off its sessions still to come.',
  query: byId,
  reply: doneReply,
  refusals: [notNow],
})
export const getClassSubstitutes = call({
  method: 'GET',
  path: `${group}/GetClassSubstitutes`,
  who: 'adminTrainingCoordinator',
  effect: 'reads',
  summary: 'Who could teach the sessions still to come, best first, and why.',
  query: byId,
  reply: z.object({ Candidates: z.array(candidateReply) }),
  refusals: [],
})

/** GETs that write, as published: bearer only, never prefetched; the same answer twice is one answer. */
export const instructorConfirmation = call({
  method: 'GET',
  path: `${group}/InstructorConfirmation`,
  who: 'instructor',
  effect: 'writes',
  summary: 'The signed-in instructor confirms a class.',
  query: z.strictObject({ courseClassID: queryId() }),
  reply: doneReply,
  refusals: [notNow],
})
export const instructorReject = call({
  method: 'GET',
  path: `${group}/InstructorReject`,
  who: 'instructor',
  effect: 'writes',
  summary: 'The signed-in instructor rejects a class; it then needs somebody else.',
  query: z.strictObject({ courseClassID: queryId(), reason: optionalLine(500).optional() }),
  reply: doneReply,
  refusals: [notNow],
})
export const getAllCourseClassNotConfirmed = call({
  method: 'GET',
  path: '/api/Instructor/getAllCourseClassNotConfirmed',
  who: 'instructor',
  effect: 'reads',
  summary: 'The classes that wait for the signed-in instructor’s confirmation.',
  reply: z.array(
    z.object({
      ID: z.int(),
      Code: z.string(),
      CourseCode: z.string(),
      CourseName: trilingualReply,
      Role: z.enum(instructorRoles),
      AskedAt: instant(),
      /** What is otherwise than the plan row that the caller accepted; empty where they were not asked before. */
      Changed: z.array(z.enum(slotParts)),
      StartDate: z.string(),
      EndDate: z.string(),
      Place: z.enum(places),
      RoomCode: z.string().nullable(),
      RoomName: trilingualReply.nullable(),
      Language: z.string(),
      State: classState,
      SeatsTaken: z.int(),
      MaxTrainees: z.int(),
      Sessions: z.array(z.object({ Number: z.int(), Date: z.string(), StartTime: z.string(), EndTime: z.string() })),
      Hours: z.number(),
      Actions: z.array(z.enum(['accept', 'reject'])),
    }),
  ),
  refusals: [],
})
