import * as z from 'zod'
import { languageCode } from '#modules/lookups/contract/language-code.ts'
import { codeReply, dayReply } from '#platform/shared/record/list.ts'
import {
  day,
  id,
  moneyReply,
  money,
  optionalTrilingual,
  plainText,
  timeOfDay,
  trilingualReply,
  version,
  tooMany,
} from '#platform/shared/shapes.ts'
import { clashKinds } from '../rules/clashes.ts'
import { planStates } from '../rules/plan-states.ts'
import { reasons } from '../rules/substitutes.ts'

export const places = ['academy', 'customerSite', 'online'] as const
export const answers = ['chosen', 'asked', 'accepted', 'rejected'] as const
export const instructorRoles = ['lead', 'backup'] as const
export const planState = z.enum(planStates.states)

const whole = (min: number, max: number) => z.int({ error: 'notANumber' }).min(min, 'tooSmall').max(max, 'tooLarge')

/** When and where a row is to take place, with whom: all that a preview needs. */
const slot = {
  CourseID: id(),
  StartDate: day(),
  EndDate: day(),
  Hours: whole(1, 2000),
  /** 0 = Sunday ... 6 = Saturday */
  Weekdays: z.array(whole(0, 6)).min(1, 'required').max(7, tooMany),
  StartTime: timeOfDay(),
  EndTime: timeOfDay(),
  OnHolidays: z.boolean(),
  Place: z.enum(places),
  ClassRoomID: id().nullable(),
  /** Any class room of this kind, where none is named; left out, it stays. */
  ClassRoomKindID: id().nullable().optional(),
  /** The days between which the row may be moved; left out, they stay. */
  EarliestStart: day().nullable().optional(),
  LatestEnd: day().nullable().optional(),
  LeadInstructorID: id().nullable(),
  BackupInstructorID: id().nullable(),
  MaxTrainees: whole(1, 5000),
}

const rest = {
  Title: optionalTrilingual(200),
  Language: languageCode(),
  MinTrainees: whole(1, 5000),
  ExpectedTrainees: whole(0, 5000),
  Fee: money(),
  /** null: open to everybody; else made for this organization alone. */
  OrganizationID: id().nullable(),
  Priority: whole(0, 9),
  Notes: plainText(2000),
  /** Who coordinates the row; left out, whoever adds it, and of another nothing changes. */
  CoordinatorID: id().nullable().optional(),
}

type Dates = { StartDate: string; EndDate: string }
type Times = { StartTime: string; EndTime: string }
type Sizes = { MinTrainees: number; MaxTrainees: number }
type People = { LeadInstructorID: number | null; BackupInstructorID: number | null }
const longestSpan = 366 * 86_400_000

/** A condition over several fields and where its error is shown. */
const condition = <Value>(holds: (value: Value) => boolean, field: string, error: string) =>
  [holds, { path: [field], error }] as [(value: Value) => boolean, { path: string[]; error: string }]

const datesInOrder = condition<Dates>((row) => row.EndDate >= row.StartDate, 'EndDate', 'endBeforeStart')
type Window = { EarliestStart?: string | null | undefined; LatestEnd?: string | null | undefined }
const windowInOrder = condition<Window>(
  (row) => !row.EarliestStart || !row.LatestEnd || row.LatestEnd >= row.EarliestStart,
  'LatestEnd',
  'endBeforeStart',
)
const notTooLong = condition<Dates>(
  (row) => Date.parse(row.EndDate) - Date.parse(row.StartDate) <= longestSpan,
  'EndDate',
  'tooLarge',
)
const timesInOrder = condition<Times>((row) => row.EndTime > row.StartTime, 'EndTime', 'endBeforeStart')
const sizesInOrder = condition<Sizes>((row) => row.MaxTrainees >= row.MinTrainees, 'MaxTrainees', 'tooSmall')
const twoPeople = condition<People>(
  (row) => row.BackupInstructorID === null || row.BackupInstructorID !== row.LeadInstructorID,
  'BackupInstructorID',
  'notAllowed',
)

export const previewFields = z
  .strictObject({
    ...slot,
    ID: id().nullable(),
    /** Of a row that is being added to a scenario. */
    ScenarioID: id().nullable().optional(),
  })
  .refine(...datesInOrder)
  .refine(...notTooLong)
  .refine(...timesInOrder)
  .refine(...windowInOrder)

/** What the form of a plan row sends. */
export const planRowFields = z
  .strictObject({ ...slot, ...rest })
  .refine(...datesInOrder)
  .refine(...notTooLong)
  .refine(...timesInOrder)
  .refine(...windowInOrder)
  .refine(...sizesInOrder)
  .refine(...twoPeople)
export const changedPlanRowFields = z
  .strictObject({ ...slot, ...rest, Version: version() })
  .refine(...datesInOrder)
  .refine(...notTooLong)
  .refine(...timesInOrder)
  .refine(...windowInOrder)
  .refine(...sizesInOrder)
  .refine(...twoPeople)

export const planInstructorReply = z.object({
  InstructorID: z.int(),
  Name: trilingualReply,
  Role: z.enum(instructorRoles),
  State: z.enum(answers),
  Reason: z.string().nullable(),
  AskedAt: z.string().nullable(),
  DecidedAt: z.string().nullable(),
})

export const planRowReply = z.object({
  ID: z.int(),
  Year: z.int(),
  CourseID: z.int(),
  CourseCode: codeReply(),
  CourseName: trilingualReply,
  RunNumber: z.int(),
  Title: trilingualReply,
  StartDate: dayReply(),
  EndDate: dayReply(),
  Hours: z.int(),
  Weekdays: z.array(z.int()),
  StartTime: z.string(),
  EndTime: z.string(),
  OnHolidays: z.boolean(),
  Language: z.string(),
  Place: z.enum(places),
  ClassRoomID: z.int().nullable(),
  ClassRoomCode: codeReply().nullable(),
  ClassRoomName: trilingualReply.nullable(),
  ClassRoomKindID: z.int().nullable(),
  ClassRoomKindName: trilingualReply.nullable(),
  EarliestStart: dayReply().nullable(),
  LatestEnd: dayReply().nullable(),
  MinTrainees: z.int(),
  MaxTrainees: z.int(),
  ExpectedTrainees: z.int(),
  Fee: moneyReply,
  OrganizationID: z.int().nullable(),
  OrganizationName: trilingualReply.nullable(),
  CoordinatorID: z.int(),
  CoordinatorName: trilingualReply,
  Priority: z.int(),
  State: planState,
  /** null: of the active plan. */
  ScenarioID: z.int().nullable(),
  Instructors: z.array(planInstructorReply),
  /** The lead rejected, or nobody leads the row. */
  NeedsInstructor: z.boolean(),
  ClassID: z.int().nullable(),
  ClassCode: codeReply().nullable(),
  Version: z.int(),
  Actions: z.array(z.string()),
})

export const clashReply = z.object({
  Kind: z.enum(clashKinds),
  Severity: z.enum(['hard', 'soft']),
  Key: z.string(),
  Day: z.string().nullable(),
  Sessions: z.int(),
  InstructorName: trilingualReply.nullable(),
  ClassRoomCode: z.string().nullable(),
  /** What it clashes with: a class by its number, or another row by its course's code and run. */
  With: z.object({ Kind: z.enum(['class', 'row']), ID: z.int(), Code: z.string() }).nullable(),
  HolidayName: trilingualReply.nullable(),
  Amount: z.int().nullable(),
  FitsBy: z.string().nullable(),
  Hours: z.object({ From: z.string(), To: z.string() }).nullable(),
  Waived: z.boolean(),
})

export const plannedSessionReply = z.object({
  Number: z.int(),
  Date: z.string(),
  StartTime: z.string(),
  EndTime: z.string(),
  HolidayName: trilingualReply.nullable(),
})

export const candidateReply = z.object({
  InstructorID: z.int(),
  Code: z.string(),
  Name: trilingualReply,
  IsAble: z.boolean(),
  BusySessions: z.int(),
  /** The plan row, by its code, that names them at one of these times and is not decided yet. */
  HeldBy: z.string().nullable(),
  DailyFee: moneyReply,
  LoadHours: z.number(),
  Answer: z.enum(answers).nullable(),
  /** Why the candidate stands here; keys of `reasons` in the text. */
  Reasons: z.array(z.enum(reasons)),
})

export const timetableReply = z.object({
  Sessions: z.array(plannedSessionReply),
  SkippedHolidays: z.array(z.object({ Name: trilingualReply, Days: z.int(), FirstDay: z.string() })),
  MissingMinutes: z.int(),
  FitsBy: z.string().nullable(),
  Clashes: z.array(clashReply),
  /** Of a row that wishes for any class room of a kind: those that would do and are free for all of its sessions. */
  FittingClassRooms: z.array(z.object({ ID: z.int(), Code: codeReply(), Name: trilingualReply, Capacity: z.int() })),
})
