import * as z from 'zod'
import { CourseChangeReply } from '#modules/catalogue/contract/revisions.ts'
import { call } from '#platform/shared/call.ts'
import { list } from '#platform/shared/record/list.ts'
import {
  byId,
  day,
  instant,
  optionalLine,
  paged,
  queryFlag,
  queryId,
  queryNumber,
  trilingualReply,
} from '#platform/shared/shapes.ts'
import { classReply, classStaffReply, classState, historyReply, namedLookup, sessionReply } from './class-shapes.ts'

const group = '/api/CourseClass'
const listed = list({
  row: classReply,
  orders: ['Nearest', 'Code', 'StartDate', 'EndDate', 'State', 'SeatsTaken'],
  first: 'Nearest',
  filters: {
    State: classState,
    CourseID: queryId(),
    /** Those that keep this revision of their course. */
    CourseRevision: queryNumber(1, 1_000_000),
    ClassRoomID: queryId(),
    InstructorID: queryId(),
    OrganizationID: queryId(),
    TrainingStrategyID: queryId(),
    RequestLocationID: queryId(),
    /** Classes that touch the days from … to. */
    From: day(),
    To: day(),
    /** Not ended, cancelled or closed. */
    Live: queryFlag(),
    /** Registration is possible and a seat is free. */
    HasSeats: queryFlag(),
    /** Registration is possible. */
    OnSale: queryFlag(),
    /** Registration is possible, and fewer take part than the class needs. */
    UnderMinimum: queryFlag(),
    /** Those that may still take over a newer revision of their course than they keep. */
    OlderRevision: queryFlag(),
    /** On whose staff the actor is. */
    Mine: queryFlag(),
  },
})
const inClassRooms = list({
  row: classReply,
  orders: ['Code', 'StartDate'],
  first: '-StartDate',
  filters: { ClassRoomID: queryId(), startDate: day(), endDate: day() },
})
const short = z.object({
  ID: z.int(),
  Code: z.string(),
  CourseName: trilingualReply,
  StartDate: z.string(),
  EndDate: z.string(),
  State: classState,
})

export const getCodeOfClassNo = call({
  method: 'GET',
  path: `${group}/GetCodeOfClassNo`,
  who: 'adminTrainingCoordinator',
  effect: 'reads',
  summary: 'The number that the next class would get; nobody is given it yet.',
  /** Its first day, of which the number bears the year; today where it is absent. */
  query: z.strictObject({ StartDate: day().optional() }),
  reply: z.object({ Code: z.string() }),
  refusals: [],
})
export const getAll = call({
  method: 'GET',
  path: `${group}/GetAll`,
  who: 'classReaders',
  effect: 'reads',
  summary: 'All classes in short, the newest first, at most 5000.',
  reply: paged(short),
  refusals: [],
})
export const getCourseClasses = call({
  method: 'GET',
  path: `${group}/GetCourseClasses`,
  who: 'classReaders',
  effect: 'reads',
  summary:
    'Lists classes; an instructor gets the own ones. Without a sort those held now and to come stand first, the soonest at the top.',
  ...listed,
  refusals: [],
})
export const searchCourseClass = call({
  method: 'POST',
  path: `${group}/SearchCourseClass`,
  who: 'classReaders',
  effect: 'reads',
  forOthers: true,
  summary: 'The same list by a search body.',
  body: listed.query,
  reply: listed.reply,
  mayBeBehind: true,
  refusals: [],
})
export const searchCourseClassForRoom = call({
  method: 'POST',
  path: `${group}/SearchCourseClassForRoom`,
  who: 'classReaders',
  effect: 'reads',
  forOthers: true,
  summary: 'Classes that meet in a class room, or in any, within a period.',
  body: inClassRooms.query,
  reply: inClassRooms.reply,
  mayBeBehind: true,
  refusals: [],
})
export const getCourseClassByInstructor = call({
  method: 'GET',
  path: `${group}/GetCourseClassByInstructor`,
  who: 'instructor',
  effect: 'reads',
  forOthers: true,
  summary: 'The signed-in instructor’s classes, the newest first.',
  reply: z.array(classReply),
  refusals: [],
})
export const getNotEndCourseClassByInstructor = call({
  method: 'GET',
  path: `${group}/GetNotEndCourseClassByInstructor`,
  who: 'instructor',
  effect: 'reads',
  forOthers: true,
  summary: 'Those of the signed-in instructor’s classes that have not ended.',
  reply: z.array(classReply),
  refusals: [],
})
export const getUpComingTwoWeeksCourseClass = call({
  method: 'GET',
  path: `${group}/getUpComingTwoWeeksCourseClass`,
  who: 'all',
  effect: 'reads',
  forOthers: true,
  summary: 'Announced classes that begin within the next two weeks.',
  reply: z.array(classReply),
  refusals: [],
})
export const getCourseClassForDisplayName = call({
  method: 'GET',
  path: `${group}/getCourseClassForDisplayName`,
  who: 'classReaders',
  effect: 'reads',
  forOthers: true,
  summary: 'Classes by one line each, to choose from; the own live ones first, then the other live ones.',
  query: z.strictObject({ search: optionalLine(100).optional() }),
  reply: z.array(z.object({ ID: z.int(), Code: z.string(), DisplayName: z.string() })),
  refusals: [],
})
export const getCourseClass = call({
  method: 'GET',
  path: `${group}/GetCourseClass`,
  who: 'classReaders',
  effect: 'reads',
  summary: 'One class with its sessions and instructors.',
  query: byId,
  reply: classReply.extend({
    Hours: z.number(),
    CourseHours: z.int(),
    CoordinatorName: trilingualReply.nullable(),
    OnlineLink: z.string(),
    Notes: z.string(),
    StateReason: z.string().nullable(),
    /** Going now would need a reason. */
    UnderMinimum: z.boolean(),
    /** What the state allows, but only from this day on; it is not among `Actions` before. */
    Later: z.array(z.object({ Action: z.string(), From: z.string() })),
    /** The revision of its course that the class was sold with; null for a draft, and where the course never changed since. */
    Revision: z
      .object({
        Number: z.int(),
        MadeAt: instant(),
        /** The number of the newest one. */
        Newest: z.int(),
        /** What the newest says that this one does not. */
        Changes: z.array(CourseChangeReply),
      })
      .nullable(),
    /** What would refuse the move that comes next; empty for whoever may not make it. */
    Obstacles: z.array(
      z.discriminatedUnion('Code', [
        z.object({ Code: z.literal('noSessions') }),
        /** Percentages of the course's means and of the class's exams. */
        z.object({ Code: z.literal('sumsWrong'), Means: z.number(), Exams: z.number() }),
      ]),
    ),
    CourseClassSessions: z.array(sessionReply),
    /** Everybody on its staff; `CourseClassInstructors` are those with an instructor's record. */
    Staff: z.array(classStaffReply),
    Modules: z.array(namedLookup.extend({ Hours: z.number() })),
    History: historyReply,
  }),
  refusals: [],
})

export const getRoomPlanInPeriod = call({
  method: 'GET',
  path: `${group}/GetRoomPlanInPeriod`,
  who: 'adminTrainingCoordinator',
  effect: 'reads',
  summary:
    'Who is in which class room from one day to another, at most 62 days: sessions of classes and rows of the plan.',
  query: z.strictObject({
    startDate: day(),
    endDate: day(),
    minCapacity: queryNumber(1, 5000).optional(),
    facilityID: queryId().optional(),
  }),
  reply: z.object({
    ClassRooms: z.array(
      z.object({
        ID: z.int(),
        Code: z.string(),
        Name: trilingualReply,
        Capacity: z.int(),
        Building: z.string(),
      }),
    ),
    Items: z.array(
      z.object({
        Kind: z.enum(['session', 'plan']),
        /** The session's id, or the plan row's. */
        ID: z.int(),
        ClassRoomID: z.int(),
        Date: z.string(),
        StartTime: z.string(),
        EndTime: z.string(),
        Code: z.string(),
        CourseName: trilingualReply,
        State: z.string(),
        CourseClassID: z.int().nullable(),
        Number: z.int().nullable(),
        SeatsTaken: z.int().nullable(),
        MaxTrainees: z.int().nullable(),
      }),
    ),
    /** The rows of the plan among them, each once, and whether who asks may move it. */
    Rows: z.array(
      z.object({
        ID: z.int(),
        Version: z.int(),
        Code: z.string(),
        CourseName: trilingualReply,
        StartDate: z.string(),
        EndDate: z.string(),
        ClassRoomID: z.int(),
        CanMove: z.boolean(),
      }),
    ),
    Holidays: z.array(z.object({ Name: trilingualReply, FirstDay: z.string(), LastDay: z.string() })),
  }),
  refusals: [],
})

export const getCourseContentByCourseClassID = call({
  method: 'GET',
  path: `${group}/GetCourseContentByCourseClassID`,
  who: 'all',
  effect: 'reads',
  summary: 'The modules and lessons of a class’s course.',
  query: z.strictObject({ courseClassID: queryId() }),
  reply: z.object({
    CourseClassID: z.int(),
    Code: z.string(),
    CourseName: trilingualReply,
    Modules: z.array(
      z.object({
        ID: z.int(),
        Name: trilingualReply,
        Hours: z.number(),
        Lessons: z.array(z.object({ ID: z.int(), Name: trilingualReply, Minutes: z.int() })),
      }),
    ),
  }),
  refusals: [],
})
