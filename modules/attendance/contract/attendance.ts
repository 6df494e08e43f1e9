import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { codeReply, dayReply, list } from '#platform/shared/record/list.ts'
import { changedMeanwhile } from '#platform/shared/refusal.ts'
import {
  day,
  doneReply,
  id,
  instant,
  optionalLine,
  queryId,
  trilingualReply,
  tooMany,
  version,
} from '#platform/shared/shapes.ts'
import { markStates } from '../rules/credit.ts'
import { classShows, classWorks } from '../rules/class-shows.ts'
import {
  correctionNeedsReason,
  longerThanSession,
  markingClosed,
  notEnrolled,
  sessionCancelled,
  sessionNotBegun,
  sessionOfUnconfirmed,
} from './refusals.ts'

const markState = z.enum(markStates)
const percent = z.number().nullable()

const Person = z.object({
  RegistrationID: z.int(),
  TraineeID: z.int(),
  TraineeCode: z.string(),
  NameAr: z.string(),
  NameEn: z.string(),
  State: markState.nullable(),
  Minutes: z.int(),
  Reason: z.string().nullable(),
  Version: z.int().nullable(),
  TakenPercent: percent,
  ReachablePercent: percent,
  IsAtRisk: z.boolean(),
})

/** `may` and `mayWithReason` open the sheet; the others say why it is closed. */
const marking = z.enum(['may', 'mayWithReason', 'tooEarly', 'tooLate', 'cancelled', 'notConfirmed', 'notYours'])

const Sheet = z
  .object({
    CourseClassID: z.int(),
    ClassCode: z.string(),
    CourseName: trilingualReply,
    SessionID: z.int(),
    SessionNumber: z.int(),
    Day: day(),
    StartsAt: z.string(),
    EndsAt: z.string(),
    SessionState: z.enum(['scheduled', 'held', 'cancelled']),
    Marking: marking,
    /** Whether people may be marked by code now. */
    MayShowCode: z.boolean(),
    People: z.array(Person),
  })
  .meta({ id: 'AttendanceSheet' })

export const getReadableClasses = call({
  method: 'GET',
  path: '/api/Attendance/GetReadableClasses',
  who: 'peopleReaders',
  effect: 'reads',
  summary:
    'Classes whose attendance the caller may read: all for staff, the own for an instructor, those with people whom it sent for an organization. Without a sort those nearest to today come first.',
  ...list({
    row: z.object({
      ID: z.int(),
      Code: codeReply(),
      CourseName: trilingualReply,
      StartsOn: dayReply(),
      EndsOn: dayReply(),
      State: z.string(),
      SeatsTaken: z.int(),
      MaxTrainees: z.int(),
    }),
    orders: ['Nearest', 'StartsOn'],
    first: 'Nearest',
    filters: {
      courseClassID: queryId(),
      /** Those that need this work, that stand so in time, or on whose staff the caller is. */
      Show: z.enum(classShows),
    },
  }),
  refusals: [],
})

export const getClassWork = call({
  method: 'GET',
  path: '/api/Attendance/GetClassWork',
  who: 'peopleReaders',
  effect: 'reads',
  summary:
    'What a class whose attendance the caller may read needs now, and in how many of its sessions somebody is unmarked.',
  query: z.strictObject({ courseClassID: queryId() }),
  reply: z.object({ Works: z.array(z.enum(classWorks)), UnmarkedSessions: z.int() }),
  refusals: [],
})

export const getOpenSheets = call({
  method: 'GET',
  path: '/api/Attendance/GetOpenSheets',
  who: 'instructor',
  effect: 'reads',
  summary: 'Sessions of the caller’s own classes whose sheet is open and has people without a mark, the oldest first.',
  reply: z.array(
    z.object({
      SessionID: z.int(),
      SessionNumber: z.int(),
      CourseClassID: z.int(),
      ClassCode: z.string(),
      CourseName: trilingualReply,
      Day: day(),
      StartsAt: z.string(),
      EndsAt: z.string(),
      Unmarked: z.int(),
    }),
  ),
  refusals: [],
})

export const getSessionNow = call({
  method: 'GET',
  path: '/api/Attendance/GetSessionNow',
  who: 'instructor',
  effect: 'reads',
  summary:
    'The session of today in the caller’s own classes that runs now, else the next, else the last; null where there is none today.',
  reply: z.object({ Session: z.object({ SessionID: z.int(), CourseClassID: z.int() }).nullable() }),
  refusals: [],
})

export const getAttendanceSheet = call({
  method: 'GET',
  path: '/api/Attendance/GetAttendanceSheet',
  who: 'staff',
  effect: 'reads',
  summary: 'The enrolled people of one session with their marks.',
  query: z.strictObject({ sessionID: queryId() }),
  reply: Sheet,
  refusals: [],
})

export const saveAttendance = call({
  method: 'POST',
  path: '/api/Attendance/SaveAttendance',
  who: 'staff',
  effect: 'writes',
  summary: 'Marks people of one session; people not named keep their marks.',
  body: z.strictObject({
    SessionID: id(),
    Reason: optionalLine(300).optional(),
    Marks: z
      .array(
        z.strictObject({
          RegistrationID: id(),
          State: markState,
          Minutes: z.int('notANumber').min(0, 'tooSmall').max(1440, 'tooLarge').default(0),
          /** The version that was seen; null where there was no mark. */
          Version: version().nullable(),
        }),
      )
      .min(1, 'required')
      .max(500, tooMany),
  }),
  reply: doneReply,
  refusals: [
    sessionNotBegun,
    markingClosed,
    sessionCancelled,
    sessionOfUnconfirmed,
    correctionNeedsReason,
    longerThanSession,
    notEnrolled,
    changedMeanwhile,
  ],
})

const MarkedSession = z.object({
  SessionID: z.int(),
  SessionNumber: z.int(),
  Day: day(),
  StartsAt: z.string(),
  EndsAt: z.string(),
  SessionState: z.enum(['scheduled', 'held', 'cancelled']),
  State: markState.nullable(),
  Minutes: z.int(),
})

export const getClassAttendance = call({
  method: 'GET',
  path: '/api/Attendance/GetClassAttendance',
  who: 'peopleReaders',
  effect: 'reads',
  summary: 'Everybody of a class with the three attendance percentages; an organization sees its own people.',
  query: z.strictObject({ courseClassID: queryId() }),
  reply: z.object({
    ThresholdPercent: z.number(),
    Sessions: z.array(
      z.object({
        SessionID: z.int(),
        SessionNumber: z.int(),
        Day: day(),
        StartsAt: z.string(),
        EndsAt: z.string(),
        SessionState: z.string(),
        Marking: marking,
        Marked: z.int(),
      }),
    ),
    People: z.array(
      z.object({
        RegistrationID: z.int(),
        TraineeID: z.int(),
        TraineeCode: z.string(),
        NameAr: z.string(),
        NameEn: z.string(),
        TakenPercent: percent,
        FinalPercent: percent,
        ReachablePercent: percent,
        IsAtRisk: z.boolean(),
        Marks: z.array(z.object({ SessionID: z.int(), State: markState, Minutes: z.int(), Version: z.int() })),
      }),
    ),
  }),
  refusals: [],
})

export const getMyAttendance = call({
  method: 'GET',
  path: '/api/Attendance/GetMyAttendance',
  who: 'trainee',
  effect: 'reads',
  summary: 'The attendance of the calling trainee, class by class.',
  reply: z.array(
    z.object({
      CourseClassID: z.int(),
      ClassCode: z.string(),
      CourseName: trilingualReply,
      ThresholdPercent: z.number(),
      TakenPercent: percent,
      FinalPercent: percent,
      ReachablePercent: percent,
      IsAtRisk: z.boolean(),
      Sessions: z.array(MarkedSession),
      MarkedAt: instant().nullable(),
    }),
  ),
  refusals: [],
})
