import * as z from 'zod'
import { inScenario } from '#modules/planning/contract/refusals.ts'
import { call } from '#platform/shared/call.ts'
import { changedMeanwhile, notNow } from '#platform/shared/refusal.ts'
import { byId, day, doneReply, idList, line, queryId, savedReply, version } from '#platform/shared/shapes.ts'
import { changedClassFields, newClassFields } from './class-shapes.ts'
import {
  classInUse,
  instructorNotAble,
  instructorTaken,
  maximumBelowTaken,
  newerRevision,
  noLeadInstructor,
  planRowIncomplete,
  classRoomClosed,
  classRoomLacks,
  classRoomTaken,
  setupTooShort,
  classRoomTooSmall,
  sessionOnHoliday,
  sessionOutsideDates,
  sessionTwice,
} from './refusals.ts'

const group = '/api/CourseClass'
const booking = [
  classRoomTaken,
  setupTooShort,
  classRoomClosed,
  classRoomLacks,
  instructorTaken,
  sessionOutsideDates,
  sessionOnHoliday,
  sessionTwice,
] as const

export const addClass = call({
  method: 'POST',
  path: `${group}/AddCourseClass`,
  who: 'adminTrainingCoordinator',
  effect: 'writes',
  summary: 'Adds a class that does not come out of the annual plan, as a draft.',
  body: newClassFields,
  reply: savedReply.extend({ Code: z.string() }),
  refusals: [...booking, classRoomTooSmall, instructorNotAble],
})
export const editClass = call({
  method: 'PUT',
  path: `${group}/UpdateCourseClass`,
  who: 'adminTrainingCoordinator',
  effect: 'writes',
  summary: 'Changes a class; sessions still to come move with it into another classRoom.',
  query: byId,
  body: changedClassFields,
  reply: savedReply,
  refusals: [...booking, classRoomTooSmall, maximumBelowTaken, changedMeanwhile, notNow],
})
export const deleteClass = call({
  method: 'DELETE',
  path: `${group}/DeleteCourseClass`,
  who: 'adminTrainingCoordinator',
  effect: 'writes',
  summary: 'Deletes a draft class that nobody is in.',
  query: byId,
  reply: doneReply,
  refusals: [classInUse],
})
export const deleteListOfCourseClass = call({
  method: 'POST',
  path: `${group}/DeleteListOfCourseClass`,
  who: 'adminTrainingCoordinator',
  effect: 'writes',
  summary: 'Deletes several draft classes: all or none.',
  body: idList,
  reply: doneReply,
  refusals: [classInUse],
})
/** A GET that writes, as published: bearer only, never prefetched; confirming twice is confirming once. */
export const makeFromPlan = call({
  method: 'GET',
  path: `${group}/ConfirmCourseClass`,
  who: 'adminTrainingCoordinator',
  effect: 'writes',
  summary: 'Makes the class of a plan row, with its number and sessions.',
  query: z.strictObject({
    annualPlanID: queryId(),
    /** Of a row that wishes for any class room of a kind: which it is. */
    classRoomID: queryId().optional(),
  }),
  reply: z.object({ ID: z.int(), Code: z.string() }),
  refusals: [...booking, notNow, inScenario, noLeadInstructor, planRowIncomplete, maximumBelowTaken],
})
export const takeRevision = call({
  method: 'POST',
  path: `${group}/TakeCourseRevision`,
  who: 'adminTrainingCoordinator',
  effect: 'writes',
  summary: 'Lets a class that has not begun keep the newest revision of its course, which the caller has seen.',
  query: byId,
  body: z.strictObject({
    Version: version(),
    Revision: z.int('notANumber').min(1, 'tooSmall').max(1_000_000, 'tooLarge'),
  }),
  reply: savedReply,
  refusals: [notNow, changedMeanwhile, newerRevision],
})
export const postponeClass = call({
  method: 'POST',
  path: `${group}/PostponeCourseClass`,
  who: 'adminTrainingCoordinator',
  effect: 'writes',
  summary: 'Postpones a class to another first day; it comes back when its plan row is confirmed anew.',
  query: byId,
  body: z.strictObject({ Version: version(), Reason: line(500), StartDate: day() }),
  reply: savedReply,
  refusals: [notNow, changedMeanwhile],
})
