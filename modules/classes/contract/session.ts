import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { day, instant, queryId, queryNumber, trilingualReply } from '#platform/shared/shapes.ts'
import { classReply, scheduledSession, sessionReply } from './class-shapes.ts'

const group = '/api/CourseClass'
const ofClass = z.strictObject({ courseClassID: queryId() })
const onDay = z.strictObject({ date: day() })
const withSessions = z.array(classReply.extend({ CourseClassSessions: z.array(sessionReply) }))

export const getSessionByCourseClassID = call({
  method: 'GET',
  path: `${group}/GetSessionByCourseClassID`,
  who: 'all',
  effect: 'reads',
  forOthers: true,
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
  forOthers: true,
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
  forOthers: true,
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
  forOthers: true,
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
export const getInstructorLoad = call({
  method: 'GET',
  path: `${group}/GetInstructorLoad`,
  who: 'classReaders',
  effect: 'reads',
  summary: 'What an instructor teaches month by month of a year, in the classes that the actor reaches.',
  query: z.strictObject({ ID: queryId(), Year: queryNumber(2000, 2100) }),
  /** Twelve months. */
  reply: z.array(
    z.object({
      Month: z.int(),
      /** On whose staff the instructor stands, of classes that touch the month. */
      Classes: z.int(),
      /** Not cancelled. */
      Sessions: z.int(),
      Minutes: z.int(),
      /** Of these, in sessions that were held. */
      HeldMinutes: z.int(),
    }),
  ),
  refusals: [],
})
/** The exam that comes next is told by the module of exams, which stands below classes. */
export const getNextLessonAndExam = call({
  method: 'GET',
  path: `${group}/getNextLessonAndExam`,
  who: 'all',
  effect: 'reads',
  forOthers: true,
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
