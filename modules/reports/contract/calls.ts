import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { fileBytes, instant, shortText } from '#platform/shared/shapes.ts'
import { getHomeModel } from './home.ts'
import { reportCall } from './report.ts'
import { reports } from './all.ts'
import { pdfNotAvailable, reportClosed, reportDownloadLocked } from './refusals.ts'

const key = shortText(60, 'notAllowed').regex(/^[A-Za-z]{1,60}$/, 'notAllowed')

export const reportsCalls = {
  getHomeModel,
  getCertificateReport: reportCall(reports.Certificate),
  getAttendanceCertificateReport: reportCall(reports.AttendeCertificate),
  getInvoiceReport: reportCall(reports.CourseRegistrationInvoiceIACE),
  getFinalEvaluationReport: reportCall(reports.FinalEvaluationIACE),

  issueReportTicket: call({
    method: 'POST',
    path: '/api/Report/IssueReportTicket',
    who: 'all',
    effect: 'writes',
    secretReply: true,
    summary: 'Makes a key to one document that the caller may open, good for a quarter of an hour.',
    body: z.strictObject({
      Report: key,
      Parameters: z.record(shortText(60, 'tooLong'), z.union([shortText(200, 'tooLong'), z.int()])),
    }),
    reply: z.object({ Ticket: z.string(), ExpiresAt: instant() }),
    refusals: [reportClosed],
  }),
  getReportPdf: call({
    method: 'GET',
    path: '/api/Report/GetReportPdf',
    who: 'anonymous',
    effect: 'reads',
    summary: 'The document that the ticket in the header opens, as PDF.',
    query: z.strictObject({
      Report: key,
      /** The report's parameters as JSON. */
      Parameters: shortText(1000, 'tooLong'),
      Language: z.enum(['ar', 'en', 'fr']),
    }),
    reply: fileBytes,
    refusals: [reportClosed, pdfNotAvailable, reportDownloadLocked],
    perSecond: 1,
  }),
}
