import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { codeReply, dayReply, list } from '#platform/shared/record/list.ts'
import { day, id, trilingualReply } from '#platform/shared/shapes.ts'
import { markStates } from '../rules/credit.ts'

const scheduledRow = z
  .object({
    SessionID: z.int(),
    CourseClassID: z.int(),
    ClassCode: codeReply(),
    CourseName: trilingualReply,
    SessionNumber: z.int(),
    Day: dayReply(),
    StartsAt: z.string(),
    EndsAt: z.string(),
    Place: z.string(),
    ClassRoomCode: z.string().nullable(),
    SessionState: z.enum(['scheduled', 'held', 'cancelled']),
    /** Whether the trainee attended; null while nobody has marked it. */
    Mark: z.enum(markStates).nullable(),
  })
  .meta({ id: 'ScheduledSession' })

const sessions = { row: scheduledRow, orders: ['Day'], first: '-Day' } as const
const filters = { From: day(), To: day() }
const own = list({ ...sessions, filters })
const { query: body, reply } = list({ ...sessions, filters, always: { ID: id() } })
// Spread in: of a reply that its call names the page's table would know nothing.
const ofTrainee = { body, reply }

export const getTraineeSchedule = call({
  method: 'POST',
  path: '/api/Trainee/GetTraineeSchedule',
  who: 'trainee',
  effect: 'reads',
  forOthers: true,
  summary: 'The sessions of the classes in which the calling trainee has a confirmed place, with the own attendance.',
  body: own.query,
  reply: own.reply,
  mayBeBehind: true,
  refusals: [],
})

export const getTraineeScheduleByTraineeID = call({
  method: 'POST',
  path: '/api/Trainee/GetTraineeScheduleByTraineeID',
  who: 'peopleReaders',
  effect: 'reads',
  summary: 'The same of a trainee whose attendance the caller may read.',
  ...ofTrainee,
  mayBeBehind: true,
  refusals: [],
})
