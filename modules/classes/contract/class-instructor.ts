import * as z from 'zod'
import { slotParts } from '#modules/planning/rules/accepted-slot.ts'
import { call } from '#platform/shared/call.ts'
import { candidateReply } from '#modules/planning/contract/plan-shapes.ts'
import { byId, instant, trilingualReply } from '#platform/shared/shapes.ts'
import { classState, instructorRoles, places } from './class-shapes.ts'

const group = '/api/CourseClass'

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
      ClassRoomCode: z.string().nullable(),
      ClassRoomName: trilingualReply.nullable(),
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
