import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { byId, day, id, line, optionalLine } from '#platform/shared/shapes.ts'
import { implement } from '#platform/server/handler.ts'

/* Three calls without a database: a list of 100 rows with 12 fields, one row, and a body of ten fields. */

const Row = z.object({
  ID: z.int(),
  Code: z.string(),
  CourseName: z.object({ ar: z.string(), en: z.string() }),
  StartDate: z.string(),
  EndDate: z.string(),
  StartTime: z.string(),
  RoomID: z.int(),
  RoomName: z.string(),
  Minimum: z.int(),
  Maximum: z.int(),
  State: z.enum(['planned', 'confirmed', 'ended']),
  Version: z.int(),
})
/** More than anybody asks: the limit is looked at and never reached. */
const facts = { summary: 'For measuring the call layer.', effect: 'reads', refusals: [], perSecond: 1_000_000 } as const

const callsFor = (who: 'anonymous' | 'all') => ({
  list: call({ ...facts, who, method: 'GET', path: '/list', reply: z.object({ Items: z.array(Row), Total: z.int() }) }),
  one: call({ ...facts, who, method: 'GET', path: '/one', query: byId, reply: Row }),
  // Said to read, as a call that writes would measure the transaction.
  send: call({
    ...facts,
    who,
    method: 'POST',
    path: '/send',
    body: z.strictObject({
      Code: line(40),
      NameAr: line(200),
      NameEn: optionalLine(200),
      StartDate: day(),
      EndDate: day(),
      RoomID: id(),
      Minimum: z.int().min(1).max(1000),
      Maximum: z.int().min(1).max(1000),
      IsOpen: z.boolean(),
      Notes: optionalLine(500),
    }),
    reply: z.object({ ID: z.int(), Version: z.int() }),
  }),
})

export const bodyToSend = {
  Code: 'SMS-101',
  NameAr: 'أساسيات السلامة في المطارات',
  NameEn: 'Airport safety basics',
  StartDate: '2030-01-06',
  EndDate: '2030-01-10',
  RoomID: 7,
  Minimum: 8,
  Maximum: 20,
  IsOpen: true,
  Notes: 'في القاعة الكبرى',
}

const row = (ID: number): z.infer<typeof Row> => ({
  ID,
  Code: `CL-2030-${String(ID).padStart(4, '0')}`,
  CourseName: { ar: 'أساسيات السلامة في المطارات', en: 'Airport safety basics' },
  StartDate: '2030-01-06',
  EndDate: '2030-01-10',
  StartTime: '09:00',
  RoomID: 7,
  RoomName: 'القاعة الكبرى',
  Minimum: 8,
  Maximum: 20,
  State: 'confirmed',
  Version: 3,
})

/** What both the layer's handlers and the bare server answer. */
export const answers = {
  list: { Items: Array.from({ length: 100 }, (_, at) => row(at + 1)), Total: 4000 },
  one: row(1),
  send: { ID: 17, Version: 1 },
}

export const layerCalls = (who: 'anonymous' | 'all') =>
  implement(callsFor(who), { list: () => answers.list, one: () => answers.one, send: () => answers.send })
