import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { changedMeanwhile, notNow } from '#platform/shared/refusal.ts'
import {
  byId,
  day,
  doneReply,
  optionalLine,
  queryId,
  savedReply,
  timeOfDay,
  trilingualReply,
  instant,
} from '#platform/shared/shapes.ts'
import { changedSessionFields, classReply, scheduledSession, sessionReply } from './class-shapes.ts'
import {
  instructorTaken,
  roomTaken,
  sessionClosed,
  sessionOnHoliday,
  sessionOutsideDates,
  sessionTwice,
} from './refusals.ts'

const group = '/api/CourseClass'
const booking = [roomTaken, instructorTaken, sessionOutsideDates, sessionOnHoliday, sessionTwice] as const
const ofClass = z.strictObject({ courseClassID: queryId() })
const onDay = z.strictObject({ date: day() })
const withSessions = z.array(classReply.extend({ CourseClassSessions: z.array(sessionReply) }))

export const getSessionByCourseClassID = call({
  method: 'GET',
  path: `${group}/GetSessionByCourseClassID`,
  who: 'all',
  effect: 'reads',
  summary: 'The sessions of a class in order.',
  query: ofClass,
  reply: z.array(sessionReply),
  refusals: [],
})
export const getSessionByCourseClassIDAndDate = call({
  method: 'GET',
  path: `${group}/GetSessionByCourseClassIDAndDate`,
  who: 'all',
  effect: 'reads',
  summary: 'The sessions of a class on one day.',
  query: ofClass.extend({ date: day() }),
  reply: z.array(sessionReply),
  refusals: [],
})
export const getCourseClassByDate = call({
  method: 'POST',
  path: `${group}/GetCourseClassByDate`,
  who: 'classReaders',
  effect: 'reads',
  summary: 'The classes that meet on a day, with their sessions of that day.',
  query: onDay,
  reply: withSessions,
  refusals: [],
})
export const getCourseClassByDateForInstructor = call({
  method: 'POST',
  path: `${group}/GetCourseClassByDateForInstructor`,
  who: 'instructor',
  effect: 'reads',
  summary: 'The signed-in instructor’s classes that meet on a day, with their sessions of that day.',
  query: onDay,
  reply: withSessions,
  refusals: [],
})
export const getInstructorSchedule = call({
  method: 'GET',
  path: `${group}/GetInstructorSchedule`,
  who: 'instructor',
  effect: 'reads',
  summary: 'The signed-in instructor’s own sessions from one day to another, at most 62 days.',
  query: z.strictObject({ startDate: day(), endDate: day() }),
  reply: z.object({
    Sessions: z.array(scheduledSession),
    Holidays: z.array(z.object({ Name: trilingualReply, FirstDay: z.string(), LastDay: z.string() })),
  }),
  refusals: [],
})
/** The exam that comes next is told by the module of exams, which stands below classes. */
export const getNextLessonAndExam = call({
  method: 'GET',
  path: `${group}/getNextLessonAndExam`,
  who: 'all',
  effect: 'reads',
  summary: 'The next session and the next announced exam of a class; null where none is to come.',
  query: ofClass,
  reply: z.object({
    Lesson: sessionReply.nullable(),
    /** Published or open; a trainee is not told of one that is handed in. */
    Exam: z
      .object({
        ID: z.int(),
        Code: z.string(),
        ExamName: trilingualReply,
        StartsAt: instant(),
        ClosesAt: instant(),
        Minutes: z.int(),
      })
      .nullable(),
  }),
  refusals: [],
})

export const addCourseClassSession = call({
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
    roomID: queryId().optional(),
    moduleID: queryId().optional(),
    /** An administrator's reason to meet on a holiday. */
    waiverReason: optionalLine(500).optional(),
  }),
  reply: savedReply,
  refusals: [...booking, notNow],
})
export const updateCourseClassSession = call({
  method: 'PUT',
  path: `${group}/UpdateCourseClassSession`,
  who: 'adminTrainingCoordinator',
  effect: 'writes',
  summary: 'Moves a session to another time or room, or gives it to others of the class’s instructors.',
  query: byId,
  body: changedSessionFields,
  reply: savedReply,
  refusals: [...booking, sessionClosed, changedMeanwhile, notNow],
})
export const deleteCourseClassSession = call({
  method: 'DELETE',
  path: `${group}/DeleteCourseClassSession`,
  who: 'adminTrainingCoordinator',
  effect: 'writes',
  summary: 'Cancels a session; of a draft class it is deleted.',
  query: byId.extend({ reason: optionalLine(500).optional() }),
  reply: doneReply,
  refusals: [sessionClosed, notNow],
})
