import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { codeReply, list } from '#platform/shared/record/list.ts'
import { foldDigits } from '#platform/shared/text.ts'
import {
  byId,
  day,
  instant,
  line,
  optionalLine,
  queryFlag,
  queryId,
  queryNumber,
  trilingualReply,
  shortText,
} from '#platform/shared/shapes.ts'

const word = () => shortText(60, 'notAllowed').regex(/^[A-Za-z.]{1,60}$/, 'notAllowed')

const rowShape = {
  ID: z.int(),
  At: instant(),
  Kind: z.string(),
  /** Whose hand it was; null: a visitor, or the academy itself. */
  ActorID: z.int().nullable(),
  ActorName: trilingualReply.nullable(),
  /** The account that an administrator acted as. */
  OnBehalfOfID: z.int().nullable(),
  OnBehalfOfName: trilingualReply.nullable(),
  /** What the API token is called by which a program did it, with those rights. */
  ApiTokenName: z.string().nullable(),
  SubjectType: z.string(),
  SubjectID: z.int(),
  /** Of an account. */
  SubjectName: trilingualReply.nullable(),
  /** The code that it is known by. */
  Code: z.string().nullable(),
  RequestID: codeReply().nullable(),
  Address: codeReply().nullable(),
}
export const AuditRow = z.object(rowShape).meta({ id: 'AuditRow' })

const typedId = z.union([z.int().max(2_147_483_647), line(20)]).transform((typed) => {
  const id = Number(foldDigits(String(typed)).replace(/^#/, ''))
  return Number.isInteger(id) && id >= 0 && id <= 2_147_483_647 ? id : -1
})

/** How many rows of one search can be paged through; dates and other filters reach the rest. */
export const mostReached = 10_000

const filters = {
  /** Who did it, or on whose behalf it was done. */
  ActorID: queryId(),
  Kind: word(),
  SubjectType: word(),
  /** As typed: `12`, `#12`, in Arabic digits; what is no number finds nothing. */
  SubjectID: typedId,
  RequestID: line(100),
  /** First and last day, of the academy's time zone. */
  From: day(),
  To: day(),
  /** Whether the row has its place in the chain. */
  IsSealed: queryFlag(),
}

export const searchAudit = call({
  method: 'GET',
  path: '/api/Audit/SearchAudit',
  who: 'admin',
  effect: 'reads',
  summary: 'Who did what, newest first: at most the first ten thousand rows of a search.',
  ...list({ row: AuditRow, orders: ['At'], first: '-At', filters }),
  refusals: [],
})

/** How many rows a piece of an export holds at most. */
export const rowsOfPiece = 1_000

export const exportAudit = call({
  method: 'GET',
  path: '/api/Audit/ExportAudit',
  who: 'admin',
  effect: 'reads',
  summary: 'All that a search finds, for a file: a thousand rows at a time, each time those beyond the last one.',
  query: z.strictObject({
    ...z.strictObject(filters).partial().shape,
    /** As a list's; nothing is searched for in the audit by text. */
    search: optionalLine(100).optional(),
    sort: z.enum(['At', '-At']).default('-At'),
    /** The row that the former piece ended with. */
    Beyond: queryId().optional(),
  }),
  reply: z.object({
    Items: z.array(AuditRow),
    /** Of the whole search; told with the first piece. */
    Total: z.int().nullable(),
  }),
  refusals: [],
})

const facts = z.record(z.string(), z.unknown())

export const getAuditEntry = call({
  method: 'GET',
  path: '/api/Audit/GetAuditEntry',
  who: 'admin',
  effect: 'reads',
  summary: 'One row with what was before and after, and its seal.',
  query: byId,
  reply: z
    .object({
      ...rowShape,
      Data: facts,
      Before: facts.nullable(),
      After: facts.nullable(),
      /** It is about somebody who was erased: what it holds of them is not told. */
      IsWithheld: z.boolean(),
      Seal: z.object({ Number: z.int(), Hash: z.string(), SealedAt: instant() }).nullable(),
    })
    .meta({ id: 'AuditEntry' }),
  refusals: [],
})

export const searchAuditPeople = call({
  method: 'GET',
  path: '/api/Audit/SearchAuditPeople',
  who: 'admin',
  effect: 'reads',
  summary: 'Accounts by name or e-mail address, to search the audit by.',
  query: z.strictObject({
    search: line(100).optional(),
    /** That one account. */
    ID: queryId().optional(),
    pageSize: queryNumber(1, 20).optional(),
  }),
  reply: z.object({
    Items: z.array(z.object({ ID: z.int(), Name: trilingualReply, Email: z.string() })),
    Total: z.int(),
  }),
  refusals: [],
})
