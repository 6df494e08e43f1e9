import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { codeReply, dayReply } from '#platform/shared/record/list.ts'
import { scheduleKinds, scheduleStates } from '#platform/shared/record/schedule-entry.ts'
import { day, queryId, trilingualReply } from '#platform/shared/shapes.ts'

/** What stands in somebody's schedule, as `ScheduleEntry` says it. */
export const entryReply = z
  .object({
    Kind: z.enum(scheduleKinds),
    ID: z.int(),
    Version: z.int(),
    State: z.enum(scheduleStates),
    Title: trilingualReply,
    Detail: trilingualReply.nullable(),
    FirstDay: dayReply(),
    LastDay: dayReply(),
    StartsAt: z.string().nullable(),
    EndsAt: z.string().nullable(),
    MovedFrom: z.object({ Day: dayReply(), StartsAt: z.string() }).nullable(),
    CourseClassID: z.int().nullable(),
    ClassCode: codeReply().nullable(),
    SessionNumber: z.int().nullable(),
    Place: z.enum(['academy', 'customerSite', 'online']).nullable(),
    ClassRoomCode: z.string().nullable(),
    ClassRoomName: trilingualReply.nullable(),
    Link: z.string().nullable(),
    TraineeID: z.int().nullable(),
    Href: z.string().nullable(),
  })
  .meta({ id: 'ScheduleEntry' })

export const getSchedule = call({
  method: 'GET',
  path: '/api/Schedule/GetSchedule',
  who: 'all',
  effect: 'reads',
  summary:
    'What stands in the schedule of the caller from one day to another, at most 62 days: sessions, meetings, exams, travel, holidays and terms; of an organization what its people take part in, or one of them.',
  query: z.strictObject({ From: day(), To: day(), TraineeID: queryId().optional() }),
  reply: z.object({
    Entries: z.array(entryReply),
    /** Of an organization: which of its people take part in which of the classes. */
    People: z.array(z.object({ CourseClassID: z.int(), TraineeID: z.int(), Name: trilingualReply })),
    /** There is more than is shown. */
    IsCut: z.boolean(),
  }),
  refusals: [],
})
