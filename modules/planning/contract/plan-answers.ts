import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { changedMeanwhile, notNow } from '#platform/shared/refusal.ts'
import { byId, doneReply, id, instant, line, savedReply, trilingualReply, version } from '#platform/shared/shapes.ts'
import { instructorRoles, places } from './plan-shapes.ts'
import { alreadyAsked, instructorNotAble } from './refusals.ts'

export const askInstructor = call({
  method: 'POST',
  path: '/api/AnnualPlan/AskInstructor',
  who: 'adminTrainingCoordinator',
  effect: 'writes',
  summary: 'Asks somebody else to lead the row, or to stand by.',
  query: byId,
  body: z.strictObject({ InstructorID: id(), Role: z.enum(instructorRoles), Version: version() }),
  reply: savedReply,
  refusals: [notNow, changedMeanwhile, instructorNotAble, alreadyAsked],
})

export const accept = call({
  method: 'POST',
  path: '/api/AnnualPlan/AcceptPlanRow',
  who: 'instructor',
  effect: 'writes',
  summary: 'The instructor accepts the own slot of a row.',
  query: byId,
  reply: doneReply,
  refusals: [notNow],
})
export const reject = call({
  method: 'POST',
  path: '/api/AnnualPlan/RejectPlanRow',
  who: 'instructor',
  effect: 'writes',
  summary: 'The instructor rejects the own slot of a row with a reason; the row then needs somebody else.',
  query: byId,
  body: z.strictObject({ Reason: line(500) }),
  reply: doneReply,
  refusals: [notNow],
})

export const getAllAnnualPlanNotConfirmed = call({
  method: 'GET',
  path: '/api/Instructor/getAllAnnualPlanNotConfirmed',
  who: 'instructor',
  effect: 'reads',
  summary: 'The rows of the plan that wait for the signed-in instructor’s answer.',
  reply: z.array(
    z.object({
      ID: z.int(),
      CourseCode: z.string(),
      CourseName: trilingualReply,
      Title: trilingualReply,
      Role: z.enum(instructorRoles),
      AskedAt: instant().nullable(),
      StartDate: z.string(),
      EndDate: z.string(),
      Weekdays: z.array(z.int()),
      StartTime: z.string(),
      EndTime: z.string(),
      Hours: z.int(),
      Days: z.int(),
      Place: z.enum(places),
      ClassRoomCode: z.string().nullable(),
      ClassRoomName: trilingualReply.nullable(),
      Language: z.string(),
      MaxTrainees: z.int(),
      CoordinatorName: trilingualReply,
      /** Own sessions of other classes at the same time. */
      ClashesWith: z.array(z.string()),
      Actions: z.array(z.enum(['accept', 'reject'])),
    }),
  ),
  refusals: [],
})
