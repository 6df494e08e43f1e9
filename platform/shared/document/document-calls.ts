import * as z from 'zod'
import { call } from '../call.ts'
import { refusal } from '../refusal.ts'
import { fileBytes, instant, shortText, trilingualReply } from '../shapes.ts'
import { papers } from './papers.ts'
import { parameterKinds } from './document-parameters.ts'

/** Not signed in, not allowed, no such document, or a ticket that opens it no more: one answer for all. */
export const reportClosed = refusal('reportClosed', 403)
/** The academy has switched this document off, for everybody and whatever it is about. */
export const documentOff = refusal('documentOff', 409)
/** This server has no Chromium: the browser prints the page itself. */
export const pdfNotAvailable = refusal('pdfNotAvailable', 503)
/** The document may be looked at but not downloaded yet. */
export const reportDownloadLocked = refusal('reportDownloadLocked', 409)

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
      Parameters: z.record(
        shortText(60, 'tooLong'),
        z.union([shortText(2200, 'tooLong'), z.int().max(2_147_483_647, 'tooLarge')]),
      ),
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
  getPaperImage: call({
    method: 'GET',
    path: '/api/Report/GetPaperImage',
    who: 'anonymous',
    effect: 'reads',
    summary: 'A picture of the academy that stands on documents, by the key that the document names.',
    query: z.strictObject({ Key: shortText(43, 'notAllowed').regex(/^[\w-]{32}$/, 'notAllowed') }),
    reply: fileBytes,
    refusals: [],
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
        Paper: z.enum(papers),
        IsOff: z.boolean(),
        /** Roles and rights; null: everybody. */
        OpenedBy: z.array(z.string()).nullable(),
        Parameters: z.array(z.object({ Name: z.string(), Kind: z.enum(parameterKinds), IsOptional: z.boolean() })),
      }),
    ),
    refusals: [],
  }),
}
