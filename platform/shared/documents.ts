import * as z from 'zod'
import { access, type Right } from './access.ts'
import { call, type Call } from './call.ts'
import { posts, type Asked, type Content, type Document } from './document.ts'
import { callPathOf } from './document-address.ts'
import { parameterKinds, type DocumentParameter } from './document-parameters.ts'
import { refusal } from './refusal.ts'
import { fileBytes, instant, shortText, trilingualReply } from './shapes.ts'

/** Not signed in, not allowed, no such document, or a ticket that opens it no more: one answer for all. */
export const reportClosed = refusal('reportClosed', 403)
/** The academy has switched this document off, for everybody and whatever it is about. */
export const documentOff = refusal('documentOff', 409)
/** This server has no Chromium: the browser prints the page itself. */
export const pdfNotAvailable = refusal('pdfNotAvailable', 503)
/** The document may be looked at but not downloaded yet. */
export const reportDownloadLocked = refusal('reportDownloadLocked', 409)

/** What stands around every document, from the settings. */
const around = {
  /** The document's own unless the reader chooses another. */
  Language: z.string(),
  MayDownload: z.boolean(),
  /** Its PDF needs no ticket. */
  IsPublic: z.boolean(),
  Letterhead: z
    .object({
      AcademyName: trilingualReply,
      Address: trilingualReply,
      Email: z.string(),
      Phone: z.string(),
      /** Below the last line. */
      Footer: trilingualReply,
    })
    .meta({ id: 'Letterhead' }),
  Signatories: z
    .array(z.object({ Post: z.enum(posts), Title: trilingualReply, Name: trilingualReply }))
    .meta({ id: 'Signatories' }),
}
const aroundReply = z.object(around)
export type AroundDocument = z.output<typeof aroundReply>
export type DocumentReply<D extends Document = Document> = AroundDocument & { readonly Content: Content<D> }

/** The parameters as they come in the query of its call, or in a ticket. */
export const paramsOf = (declared: Document): z.ZodType =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(declared.params as Record<string, DocumentParameter>).map(([name, { shape }]) => [name, shape]),
    ),
  )

type Optional<A> = { [Name in keyof A]-?: undefined extends A[Name] ? Name : never }[keyof A]
type InputOf<D extends Document> = { readonly [Name in Exclude<keyof Asked<D>, Optional<Asked<D>>>]: unknown } & {
  readonly [Name in Optional<Asked<D>>]?: unknown
}

/** The call that feeds a document's page. */
export const documentCall = <D extends Document>(
  declared: D,
): Call<InputOf<D>, { query: Asked<D>; body: undefined }, DocumentReply<D>> =>
  call({
    method: 'GET',
    path: callPathOf(declared),
    who: 'anonymous',
    effect: 'reads',
    summary: declared.summary,
    query: paramsOf(declared),
    reply: z.object({ ...around, Content: declared.shape }),
    refusals: [reportClosed, documentOff],
  }) as never

/** Who may open a document by role and right; null: everybody. */
export function openedBy({ who }: Pick<Document, 'who'>): readonly Right[] | null {
  if (who === 'public') return null
  if (typeof who === 'string') return access[who]
  return [...new Set(Object.values(who.standings).flatMap((standing) => standing.who))]
}

const key = shortText(60, 'notAllowed').regex(/^[A-Za-z0-9]{1,60}$/, 'notAllowed')
const language = z.enum(['ar', 'en', 'fr'])

export const documentCalls = {
  issueReportTicket: call({
    method: 'POST',
    path: '/api/Report/IssueReportTicket',
    who: 'all',
    effect: 'writes',
    secretReply: true,
    summary: 'Makes a key to one document that the caller may open, good for a quarter of an hour.',
    body: z.strictObject({
      Report: key,
      Parameters: z.record(shortText(60, 'tooLong'), z.union([shortText(2200, 'tooLong'), z.int()])),
    }),
    reply: z.object({ Ticket: z.string(), ExpiresAt: instant() }),
    refusals: [reportClosed, documentOff],
  }),
  getReportPdf: call({
    method: 'GET',
    path: '/api/Report/GetReportPdf',
    who: 'anonymous',
    effect: 'reads',
    summary: 'The document that the ticket in the header opens, as PDF; a public one without a ticket.',
    query: z.strictObject({
      Report: key,
      /** The document's parameters as JSON. */
      Parameters: shortText(3000, 'tooLong'),
      Language: language,
    }),
    reply: fileBytes,
    refusals: [reportClosed, documentOff, pdfNotAvailable, reportDownloadLocked],
    perSecond: 1,
  }),
  getDocuments: call({
    method: 'GET',
    path: '/api/Report/GetDocuments',
    who: 'editor',
    effect: 'reads',
    summary: 'Every printable document: what it asks for, who may open it, and whether it is switched on.',
    reply: z.array(
      z.object({
        Key: z.string(),
        Path: z.string(),
        Title: trilingualReply,
        Paper: z.enum(['portrait', 'landscape']),
        IsOff: z.boolean(),
        /** Roles and rights; null: everybody. */
        OpenedBy: z.array(z.string()).nullable(),
        Parameters: z.array(z.object({ Name: z.string(), Kind: z.enum(parameterKinds), IsOptional: z.boolean() })),
      }),
    ),
    refusals: [],
  }),
}
