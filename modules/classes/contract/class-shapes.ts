import * as z from 'zod'
import { languageCode } from '#modules/lookups/contract/language-code.ts'
import { codeReply, dayReply } from '#platform/shared/record/list.ts'
import {
  day,
  id,
  instant,
  money,
  moneyReply,
  plainText,
  shortText,
  timeOfDay,
  trilingualReply,
  version,
  tooMany,
} from '#platform/shared/shapes.ts'
import { classStates } from '../rules/class-states.ts'
import { instructorRoles, staffRoles, teachingRoles } from '../rules/staff.ts'

export const places = ['academy', 'customerSite', 'online'] as const
export const answers = ['asked', 'accepted', 'rejected'] as const
export const classState = z.enum(classStates.states)

const whole = (min: number, max: number) => z.int({ error: 'notANumber' }).min(min, 'tooSmall').max(max, 'tooLarge')

const fields = {
  StartDate: day(),
  EndDate: day(),
  Place: z.enum(places),
  ClassRoomID: id().nullable(),
  Language: languageCode(),
  MinTrainees: whole(1, 5000),
  MaxTrainees: whole(1, 5000),
  Fee: money(),
  /** null: open to everybody; else made for this organization alone. */
  OrganizationID: id().nullable(),
  Notes: plainText(2000),
  /** How it is delivered; where it is left out, a new class is delivered as its course, and of another nothing changes. */
  TrainingStrategyID: id().nullable().optional(),
  /** Where it meets, of a class outside of the academy's rooms alone; left out, it stays. */
  RequestLocationID: id().nullable().optional(),
  /** The address under which an online class meets; left out, it stays. */
  OnlineLink: shortText(500, 'tooLong')
    .regex(/^(https:\/\/[^\s]+)?$/, 'notALink')
    .optional(),
}

type Ordered = { StartDate: string; EndDate: string; MinTrainees: number; MaxTrainees: number }
const inOrder = (value: Ordered) => value.EndDate >= value.StartDate
const atEnd = { path: ['EndDate'], error: 'endBeforeStart' }
const sized = (value: Ordered) => value.MaxTrainees >= value.MinTrainees
/** As rows of the plan: no class is longer than a year. */
const notTooLong = (value: Ordered) => Date.parse(value.EndDate) - Date.parse(value.StartDate) <= 366 * 86_400_000
const tooLong = { path: ['EndDate'], error: 'tooLarge' }
const atMaximum = { path: ['MaxTrainees'], error: 'tooSmall' }

const times = { Date: day(), StartTime: timeOfDay(), EndTime: timeOfDay() }
const timesInOrder = (value: { StartTime: string; EndTime: string }) => value.EndTime > value.StartTime
const atEndTime = { path: ['EndTime'], error: 'endBeforeStart' }

export const newSession = z.strictObject(times).refine(timesInOrder, atEndTime)

/** A class that does not come out of the annual plan. */
export const newClassFields = z
  .strictObject({
    CourseID: id(),
    ...fields,
    CourseClassSessions: z.array(newSession).max(400, tooMany),
    CourseClassInstructors: z
      .array(z.strictObject({ InstructorID: id(), Role: z.enum(teachingRoles) }))
      .max(20, tooMany),
  })
  .refine(inOrder, atEnd)
  .refine(notTooLong, tooLong)
  .refine(sized, atMaximum)

export const changedClassFields = z
  .strictObject({ ...fields, Version: version() })
  .refine(inOrder, atEnd)
  .refine(notTooLong, tooLong)
  .refine(sized, atMaximum)

export const changedSessionFields = z
  .strictObject({
    ...times,
    ClassRoomID: id().nullable(),
    ModuleID: id().nullable(),
    InstructorIDs: z.array(id()).max(10, tooMany),
    /** An administrator's reason to meet on a holiday. */
    WaiverReason: plainText(500).optional(),
    Version: version(),
  })
  .refine(timesInOrder, atEndTime)

const named = z.object({ InstructorID: z.int(), Name: trilingualReply })

export const classInstructorReply = named.extend({
  ID: z.int(),
  Role: z.enum(instructorRoles),
  State: z.enum(answers),
  /** Shown to planners alone. */
  Reason: z.string().nullable(),
  DecidedAt: z.string().nullable(),
})

/** Somebody on the staff: an instructor, who answers, or one of the academy's own people, who is appointed. */
export const classStaffReply = z.object({
  ID: z.int(),
  Role: z.enum(staffRoles),
  InstructorID: z.int().nullable(),
  UserID: z.int().nullable(),
  Name: trilingualReply,
  State: z.enum(answers),
  /** Why somebody declined; shown to planners alone. */
  Reason: z.string().nullable(),
  DecidedAt: z.string().nullable(),
})

export const classReply = z.object({
  ID: z.int(),
  Code: codeReply(),
  CourseID: z.int(),
  CourseCode: codeReply(),
  CourseName: trilingualReply,
  StartDate: dayReply(),
  EndDate: dayReply(),
  Place: z.enum(places),
  ClassRoomID: z.int().nullable(),
  ClassRoomCode: codeReply().nullable(),
  ClassRoomName: trilingualReply.nullable(),
  Language: z.string(),
  TrainingStrategyID: z.int().nullable(),
  TrainingStrategyName: trilingualReply.nullable(),
  RequestLocationID: z.int().nullable(),
  RequestLocationName: trilingualReply.nullable(),
  MinTrainees: z.int(),
  MaxTrainees: z.int(),
  /** confirmed + held + offered */
  SeatsTaken: z.int(),
  Enrolled: z.int(),
  Fee: moneyReply,
  OrganizationID: z.int().nullable(),
  OrganizationName: trilingualReply.nullable(),
  State: classState,
  PlanRowID: z.int().nullable(),
  CourseClassInstructors: z.array(classInstructorReply),
  /** Nobody leads the class who has not rejected it. */
  NeedsInstructor: z.boolean(),
  Version: z.int(),
  Actions: z.array(z.string()),
})

export const sessionReply = z.object({
  ID: z.int(),
  CourseClassID: z.int(),
  Number: z.int(),
  Date: z.string(),
  StartTime: z.string(),
  EndTime: z.string(),
  From: instant(),
  To: instant(),
  ClassRoomID: z.int().nullable(),
  ClassRoomCode: z.string().nullable(),
  ClassRoomName: trilingualReply.nullable(),
  ModuleID: z.int().nullable(),
  ModuleName: trilingualReply.nullable(),
  State: z.enum(['scheduled', 'held', 'cancelled']),
  Instructors: z.array(named),
  Version: z.int(),
  Actions: z.array(z.enum(['move', 'cancel'])),
})

/** A session in a calendar: with its class. */
export const scheduledSession = sessionReply.extend({
  ClassCode: z.string(),
  ClassState: classState,
  CourseCode: z.string(),
  CourseName: trilingualReply,
  SeatsTaken: z.int(),
})

export const historyReply = z.array(
  z.object({
    ID: z.int(),
    At: instant(),
    By: z.string().nullable(),
    Kind: z.string(),
    Why: z.string().nullable(),
    Data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  }),
)

export const namedLookup = z.object({ ID: z.int(), Name: trilingualReply })
