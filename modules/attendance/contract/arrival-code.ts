import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { codeReply } from '#platform/shared/record/list.ts'
import { day, doneReply, id, instant, line, queryId, tooLong, trilingualReply } from '#platform/shared/shapes.ts'
import { markStates } from '../rules/credit.ts'
import {
  codeNotShown,
  codeOld,
  deviceUsed,
  notOfThisClass,
  sessionCancelled,
  sessionNotBegun,
  sessionOfUnconfirmed,
  sessionOver,
} from './refusals.ts'

const mark = { State: z.enum(markStates), Minutes: z.int() }
const ofSession = z.strictObject({ SessionID: id() })

/** Shows the code of a session; again where it is shown already, and the arrivals stay. */
export const openAttendanceCode = call({
  method: 'POST',
  path: '/api/Attendance/OpenAttendanceCode',
  who: 'staff',
  effect: 'writes',
  summary: 'Begins to take the attendance of a session by a code that changes every 15 seconds.',
  body: ofSession,
  reply: doneReply,
  refusals: [sessionNotBegun, sessionOver, sessionCancelled, sessionOfUnconfirmed],
})

export const closeAttendanceCode = call({
  method: 'POST',
  path: '/api/Attendance/CloseAttendanceCode',
  who: 'staff',
  effect: 'writes',
  summary: 'Ends it: no code of the session counts any more.',
  body: ofSession,
  reply: doneReply,
  refusals: [],
})

export const getAttendanceCode = call({
  method: 'GET',
  path: '/api/Attendance/GetAttendanceCode',
  who: 'staff',
  effect: 'reads',
  summary: 'The code of a session that counts now, and who came by it, the last first. For whoever marks the class.',
  query: z.strictObject({ sessionID: queryId() }),
  reply: z.object({
    Code: z.string(),
    /** Milliseconds until another code is shown. */
    ChangesIn: z.int(),
    Enrolled: z.int(),
    Arrived: z.array(
      z.object({
        RegistrationID: z.int(),
        TraineeCode: codeReply(),
        NameAr: z.string(),
        NameEn: z.string(),
        At: instant(),
        ...mark,
      }),
    ),
  }),
  secretReply: true,
  refusals: [codeNotShown, sessionNotBegun, sessionOver, sessionCancelled, sessionOfUnconfirmed],
})

/** What a trainee's phone sends who scanned the code. */
export const markByCode = call({
  method: 'POST',
  path: '/api/Attendance/MarkByCode',
  who: 'trainee',
  effect: 'writes',
  summary:
    'Marks the caller in the session whose code was scanned. A mark that stands already stays and is answered; one device marks one person of a session.',
  body: z.strictObject({
    Code: line(60),
    /** Made by the browser at random and kept there. */
    Device: z
      .string()
      .max(36, tooLong)
      .regex(/^[0-9a-f-]{32,36}$/, 'invalid'),
  }),
  reply: z.object({
    CourseClassID: z.int(),
    ClassCode: codeReply(),
    CourseName: trilingualReply,
    SessionNumber: z.int(),
    Day: day(),
    StartsAt: z.string(),
    ...mark,
  }),
  refusals: [codeOld, deviceUsed, notOfThisClass],
})
