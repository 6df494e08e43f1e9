import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { changedMeanwhile, notNow } from '#platform/shared/refusal.ts'
import {
  byId,
  day,
  doneReply,
  id,
  instant,
  line,
  savedReply,
  trilingualReply,
  version,
} from '#platform/shared/shapes.ts'
import { rowsChosen } from './plan-row.ts'
import { instructorRoles, places } from './plan-shapes.ts'
import { alreadyAsked, clashesRemain, instructorNotAble, nothingToWaive, rowHasClass } from './refusals.ts'

const moved = z.object({ Moved: z.int() }).meta({ id: 'Moved' })
const withReason = z.strictObject({ Reason: line(500), Version: version() })

/** Moves of several rows at once: all or nothing. */
const onRows = { method: 'POST', effect: 'writes', body: rowsChosen, reply: moved } as const
/** Moves of one row with a reason. */
const onRow = { method: 'POST', effect: 'writes', query: byId, body: withReason, reply: savedReply } as const

export const proposePlanRows = call({
  ...onRows,
  path: '/api/AnnualPlan/ProposePlanRow',
  who: 'adminTrainingCoordinator',
  summary: 'Proposes rows to the administrator.',
  refusals: [notNow, changedMeanwhile],
})
export const withdrawPlanRows = call({
  ...onRows,
  path: '/api/AnnualPlan/WithdrawPlanRow',
  who: 'adminTrainingCoordinator',
  summary: 'Takes proposed rows back into draft.',
  refusals: [notNow, changedMeanwhile],
})
export const approvePlanRows = call({
  ...onRows,
  path: '/api/AnnualPlan/ApprovePlanRow',
  who: 'admin',
  summary: 'Approves rows and asks their instructors.',
  refusals: [notNow, changedMeanwhile],
})
export const publishPlanRows = call({
  ...onRows,
  path: '/api/AnnualPlan/PublishPlanRow',
  who: 'adminTrainingCoordinator',
  summary: 'Publishes approved rows; hard clashes must be waived first.',
  refusals: [notNow, changedMeanwhile, clashesRemain],
})
export const unpublishPlanRows = call({
  ...onRows,
  path: '/api/AnnualPlan/UnpublishPlanRow',
  who: 'adminTrainingCoordinator',
  summary: 'Takes rows out of the published plan; they stay approved.',
  refusals: [notNow, changedMeanwhile],
})

export const sendBackPlanRow = call({
  ...onRow,
  path: '/api/AnnualPlan/SendBackPlanRow',
  who: 'admin',
  summary: 'Sends a row back to draft with a reason.',
  refusals: [notNow, changedMeanwhile],
})
export const cancelPlanRow = call({
  ...onRow,
  path: '/api/AnnualPlan/CancelPlanRow',
  who: 'adminTrainingCoordinator',
  summary: 'Cancels a row with a reason.',
  refusals: [notNow, changedMeanwhile, rowHasClass],
})
export const waivePlanClashes = call({
  ...onRow,
  path: '/api/AnnualPlan/WaivePlanClash',
  who: 'admin',
  summary: 'Waives the hard clashes that the row has now, with a reason; later ones are not covered.',
  refusals: [notNow, changedMeanwhile, nothingToWaive],
})
export const postponePlanRow = call({
  ...onRow,
  path: '/api/AnnualPlan/PostponePlanRow',
  who: 'adminTrainingCoordinator',
  summary: 'Moves a row to a new start date; the length stays, and it is proposed anew.',
  body: withReason.extend({ StartDate: day() }),
  refusals: [notNow, changedMeanwhile],
})

export const askPlanInstructor = call({
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

export const acceptPlanRow = call({
  method: 'POST',
  path: '/api/AnnualPlan/AcceptPlanRow',
  who: 'instructor',
  effect: 'writes',
  summary: 'The instructor accepts the own slot of a row.',
  query: byId,
  reply: doneReply,
  refusals: [notNow],
})
export const rejectPlanRow = call({
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
      RoomCode: z.string().nullable(),
      RoomName: trilingualReply.nullable(),
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
