import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { dayReply } from '#platform/shared/record/list.ts'
import { changedMeanwhile } from '#platform/shared/refusal.ts'
import {
  byId,
  day,
  doneReply,
  savedReply,
  timeOfDay,
  tooMany,
  trilingual,
  trilingualReply,
  version,
} from '#platform/shared/shapes.ts'
import { isDateOf } from '../rules/recurring.ts'
import { calendarYearThere, sessionsOnHoliday } from './refusals.ts'

const termReply = z.object({ Name: trilingualReply, FirstDay: dayReply(), LastDay: dayReply() })

/** A year of the academy as everybody may know it. */
export const calendarYearReply = z.object({
  ID: z.int(),
  Year: z.int(),
  FirstDay: dayReply(),
  LastDay: dayReply(),
  /** 0 = Sunday ... 6 = Saturday. */
  Weekdays: z.array(z.int()),
  StartTime: z.string(),
  EndTime: z.string(),
  Terms: z.array(termReply),
})

const term = z.strictObject({ Name: trilingual(120), FirstDay: day(), LastDay: day() })
type Term = z.infer<typeof term>

const yearFields = z.strictObject({
  Year: z.int({ error: 'required' }).min(2000, 'notANumber').max(2200, 'notANumber'),
  FirstDay: day(),
  LastDay: day(),
  Weekdays: z.array(z.int().min(0).max(6)).min(1, 'required').max(7, tooMany),
  StartTime: timeOfDay(),
  EndTime: timeOfDay(),
  Terms: z.array(term).max(12, tooMany),
})
type YearFields = z.infer<typeof yearFields>

/** What is wrong with the days of a year and its terms, with where it stands. */
function yearFaults({ FirstDay, LastDay, StartTime, EndTime, Terms }: Omit<YearFields, 'Year' | 'Weekdays'>) {
  const faults: { path: (string | number)[]; message: string }[] = []
  if (LastDay <= FirstDay) faults.push({ path: ['LastDay'], message: 'endBeforeStart' })
  if (EndTime <= StartTime) faults.push({ path: ['EndTime'], message: 'endBeforeStart' })
  Terms.forEach((each: Term, at) => {
    if (each.LastDay < each.FirstDay) faults.push({ path: ['Terms', at, 'LastDay'], message: 'endBeforeStart' })
    if (each.FirstDay < FirstDay || each.LastDay > LastDay)
      faults.push({ path: ['Terms', at, 'FirstDay'], message: 'termOutsideYear' })
    const before = Terms[at - 1]
    if (before && each.FirstDay <= before.LastDay)
      faults.push({ path: ['Terms', at, 'FirstDay'], message: 'termsOverlap' })
  })
  return faults
}
const checked = <Shape extends z.ZodType<YearFields, any>>(shape: Shape) =>
  shape.superRefine((fields, context) => {
    for (const fault of yearFaults(fields)) context.addIssue({ code: 'custom', ...fault })
  })

export const calendarYearFields = checked(yearFields)

export const getCalendarYears = call({
  method: 'GET',
  path: '/api/AnnualCalender/GetCalendarYears',
  who: 'all',
  effect: 'reads',
  summary: 'The years of the academy, the newest first: days, terms, working days and usual session hours.',
  reply: z.object({
    Items: z.array(
      calendarYearReply.extend({
        Version: z.int(),
        Actions: z.array(z.enum(['editCalendarYear', 'deleteCalendarYear'])),
      }),
    ),
  }),
  refusals: [],
})

export const addCalendarYear = call({
  method: 'POST',
  path: '/api/AnnualCalender/AddCalendarYear',
  who: 'editorSystemLookup',
  effect: 'writes',
  summary: 'Adds a year of the academy and puts its recurring holidays into it.',
  body: calendarYearFields,
  reply: savedReply,
  refusals: [calendarYearThere],
})

export const editCalendarYear = call({
  method: 'PUT',
  path: '/api/AnnualCalender/UpdateCalendarYear',
  who: 'editorSystemLookup',
  effect: 'writes',
  summary: 'Changes a year of the academy; recurring holidays of days that are new in it are added.',
  query: byId,
  body: checked(yearFields.extend({ Version: version() })),
  reply: savedReply,
  refusals: [calendarYearThere, changedMeanwhile],
})

export const deleteCalendarYear = call({
  method: 'DELETE',
  path: '/api/AnnualCalender/DeleteCalendarYear',
  who: 'editorSystemLookup',
  effect: 'writes',
  summary: 'Deletes a year of the academy; its holidays stay.',
  query: byId,
  reply: doneReply,
  refusals: [],
})

export const recurringKinds = ['fixed', 'hijri'] as const

const recurring = {
  Name: trilingual(120),
  Kind: z.enum(recurringKinds),
  Month: z.int({ error: 'required' }).min(1, 'required').max(12, 'notANumber'),
  Date: z.int({ error: 'required' }).min(1, 'required').max(31, 'notADay'),
  DayCount: z.int({ error: 'required' }).min(1, 'required').max(30, 'notANumber'),
  Correction: z.int().min(-2, 'notANumber').max(2, 'notANumber'),
  /** Save although sessions of classes fall on its days; they stay where they are. */
  KeepSessions: z.boolean().default(false),
}
const isThere = ({ Kind, Month, Date }: { Kind: 'fixed' | 'hijri'; Month: number; Date: number }) =>
  isDateOf(Kind, Month, Date)
const atDate = { path: ['Date'], error: 'notADay' }
export const recurringFields = z.strictObject(recurring).refine(isThere, atDate)

export const getRecurringHolidays = call({
  method: 'GET',
  path: '/api/AnnualCalender/GetRecurringHolidays',
  who: 'editorSystemLookup',
  effect: 'reads',
  summary: 'The holidays that come again each year, by the Gregorian or the Umm al-Qura calendar.',
  reply: z.object({
    Items: z.array(
      z.object({
        ID: z.int(),
        Name: trilingualReply,
        Kind: z.enum(recurringKinds),
        Month: z.int(),
        Date: z.int(),
        DayCount: z.int(),
        Correction: z.int(),
        /** When it begins next, as its calendar says. */
        Next: dayReply().nullable(),
        Version: z.int(),
        Actions: z.array(z.enum(['editRecurringHoliday', 'deleteRecurringHoliday'])),
      }),
    ),
  }),
  refusals: [],
})

export const addRecurringHoliday = call({
  method: 'POST',
  path: '/api/AnnualCalender/AddRecurringHoliday',
  who: 'editorSystemLookup',
  effect: 'writes',
  summary: 'Adds a holiday that comes again, with its days in the academy’s years from today on.',
  body: recurringFields,
  reply: savedReply,
  refusals: [sessionsOnHoliday],
})

export const editRecurringHoliday = call({
  method: 'PUT',
  path: '/api/AnnualCalender/UpdateRecurringHoliday',
  who: 'editorSystemLookup',
  effect: 'writes',
  summary: 'Changes it; its days to come that nobody has changed by hand move with it.',
  query: byId,
  body: z.strictObject({ ...recurring, Version: version() }).refine(isThere, atDate),
  reply: savedReply,
  refusals: [sessionsOnHoliday, changedMeanwhile],
})

export const deleteRecurringHoliday = call({
  method: 'DELETE',
  path: '/api/AnnualCalender/DeleteRecurringHoliday',
  who: 'editorSystemLookup',
  effect: 'writes',
  summary: 'Deletes it with its days to come that nobody has changed by hand; past ones stay.',
  query: byId,
  reply: doneReply,
  refusals: [],
})
