import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { changedMeanwhile, notNow } from '#platform/shared/refusal.ts'
import { byId, day, line, optionalLine, savedReply, version } from '#platform/shared/shapes.ts'
import { sessionOutsideDates, tooEarly, underMinimum, sumsWrong } from './refusals.ts'

const group = '/api/CourseClass'
const plain = z.strictObject({ Version: version() })
const move = {
  method: 'POST',
  who: 'adminTrainingCoordinator',
  effect: 'writes',
  query: byId,
  body: plain,
  reply: savedReply,
} as const

export const openCourseClass = call({
  ...move,
  path: `${group}/OpenCourseClass`,
  summary: 'Announces a draft class and opens it to registrations.',
  refusals: [notNow, changedMeanwhile, sessionOutsideDates, sumsWrong],
})
export const holdCourseClass = call({
  ...move,
  path: `${group}/HoldCourseClass`,
  summary: 'Marks an open class as tentative: whether it is held is not certain.',
  refusals: [notNow, changedMeanwhile],
})
export const goCourseClass = call({
  ...move,
  path: `${group}/GoCourseClass`,
  summary: 'Decides that the class is held; under the minimum with a reason.',
  body: plain.extend({ Reason: optionalLine(500).optional() }),
  refusals: [notNow, changedMeanwhile, underMinimum],
})
export const startCourseClass = call({
  ...move,
  path: `${group}/StartCourseClass`,
  summary: 'Says that the class has begun; not before its first day.',
  refusals: [notNow, changedMeanwhile, tooEarly],
})
export const endCourseClass = call({
  ...move,
  path: `${group}/EndCourseClass`,
  summary: 'Says that the class is over; not before its last session has begun.',
  refusals: [notNow, changedMeanwhile, tooEarly],
})
export const closeCourseClass = call({
  ...move,
  path: `${group}/CloseCourseClass`,
  summary: 'Closes a class whose results are published.',
  refusals: [notNow, changedMeanwhile],
})
export const cancelCourseClass = call({
  ...move,
  path: `${group}/CancelCourseClass`,
  summary: 'Cancels a class and its sessions still to come, with a reason; its plan row is cancelled with it.',
  body: plain.extend({ Reason: line(500) }),
  refusals: [notNow, changedMeanwhile],
})
export const postponeCourseClass = call({
  ...move,
  path: `${group}/PostponeCourseClass`,
  summary: 'Postpones a class to another first day; it comes back when its plan row is confirmed anew.',
  body: plain.extend({ Reason: line(500), StartDate: day() }),
  refusals: [notNow, changedMeanwhile],
})
export const reopenCourseClass = call({
  ...move,
  path: `${group}/ReopenCourseClass`,
  summary: 'Opens a postponed class again that does not come out of the plan.',
  refusals: [notNow, changedMeanwhile, sumsWrong],
})
