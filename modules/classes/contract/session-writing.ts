import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { changedMeanwhile, notNow } from '#platform/shared/refusal.ts'
import { byId, day, doneReply, optionalLine, queryId, savedReply, timeOfDay } from '#platform/shared/shapes.ts'
import { changedSessionFields } from './class-shapes.ts'
import {
  instructorTaken,
  classRoomTaken,
  sessionClosed,
  sessionOnHoliday,
  sessionOutsideDates,
  sessionTwice,
} from './refusals.ts'

const group = '/api/CourseClass'
const booking = [classRoomTaken, instructorTaken, sessionOutsideDates, sessionOnHoliday, sessionTwice] as const

export const addSession = call({
  method: 'POST',
  path: `${group}/AddCourseClassSession`,
  who: 'adminTrainingCoordinator',
  effect: 'writes',
  summary: 'Adds a session within the dates of the class.',
  query: z.strictObject({
    courseClassID: queryId(),
    date: day(),
    startTime: timeOfDay(),
    endTime: timeOfDay(),
    classRoomID: queryId().optional(),
    moduleID: queryId().optional(),
    /** An administrator's reason to meet on a holiday. */
    waiverReason: optionalLine(500).optional(),
  }),
  reply: savedReply,
  refusals: [...booking, notNow],
})
export const moveSession = call({
  method: 'PUT',
  path: `${group}/UpdateCourseClassSession`,
  who: 'adminTrainingCoordinator',
  effect: 'writes',
  summary: 'Moves a session to another time or class room, or gives it to others of the class’s instructors.',
  query: byId,
  body: changedSessionFields,
  reply: savedReply,
  refusals: [...booking, sessionClosed, changedMeanwhile, notNow],
})
export const cancelSession = call({
  method: 'DELETE',
  path: `${group}/DeleteCourseClassSession`,
  who: 'adminTrainingCoordinator',
  effect: 'writes',
  summary: 'Cancels a session; of a draft class it is deleted.',
  query: byId.extend({ reason: optionalLine(500).optional() }),
  reply: doneReply,
  refusals: [sessionClosed, notNow],
})
