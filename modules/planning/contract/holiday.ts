import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { dayReply, list } from '#platform/shared/record/list.ts'
import { changedMeanwhile } from '#platform/shared/refusal.ts'
import {
  byId,
  day,
  doneReply,
  queryNumber,
  savedReply,
  trilingual,
  trilingualReply,
  version,
} from '#platform/shared/shapes.ts'
import { sessionsOnHoliday } from './refusals.ts'

export const holidayKinds = ['fixed', 'hijri', 'oneOff'] as const

const holidayReply = z.object({
  ID: z.int(),
  Name: trilingualReply,
  Kind: z.enum(holidayKinds),
  FirstDay: dayReply(),
  LastDay: dayReply(),
  Days: z.int(),
  Version: z.int(),
  Actions: z.array(z.enum(['editHoliday', 'deleteHoliday'])),
})

const fields = z.strictObject({
  Name: trilingual(120),
  Kind: z.enum(holidayKinds),
  FirstDay: day(),
  LastDay: day(),
  /** Save although sessions of classes fall on these days; they stay where they are. */
  KeepSessions: z.boolean().default(false),
})
const inOrder = (value: { FirstDay: string; LastDay: string }) => value.LastDay >= value.FirstDay
const atLastDay = { path: ['LastDay'], error: 'endBeforeStart' }

export const holidayFields = fields.refine(inOrder, atLastDay)
export const changedHolidayFields = fields.extend({ Version: version() }).refine(inOrder, atLastDay)

export const getHolidays = call({
  method: 'GET',
  path: '/api/Holiday/GetHolidays',
  who: 'all',
  effect: 'reads',
  summary: 'Lists holidays, by year where one is given.',
  ...list({
    row: holidayReply,
    orders: ['FirstDay', 'Name', 'Kind'],
    first: 'FirstDay',
    filters: { Year: queryNumber(2000, 2200), Kind: z.enum(holidayKinds) },
  }),
  refusals: [],
})

export const addHoliday = call({
  method: 'POST',
  path: '/api/Holiday/AddHoliday',
  who: 'adminTrainingCoordinator',
  effect: 'writes',
  summary: 'Adds a holiday; refuses where classes meet on it, unless these sessions are to stay.',
  body: holidayFields,
  reply: savedReply,
  refusals: [sessionsOnHoliday],
})

export const editHoliday = call({
  method: 'PUT',
  path: '/api/Holiday/UpdateHoliday',
  who: 'adminTrainingCoordinator',
  effect: 'writes',
  summary: 'Changes a holiday.',
  query: byId,
  body: changedHolidayFields,
  reply: savedReply,
  refusals: [sessionsOnHoliday, changedMeanwhile],
})

export const deleteHoliday = call({
  method: 'DELETE',
  path: '/api/Holiday/DeleteHoliday',
  who: 'adminTrainingCoordinator',
  effect: 'writes',
  summary: 'Deletes a holiday.',
  query: byId,
  reply: doneReply,
  refusals: [],
})
