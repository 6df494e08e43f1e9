import { writeFact } from '#platform/server/acts/write-act.ts'
import type { Asked, Handlers } from '#platform/server/handler.ts'
import { sendFile } from '#platform/server/http/replies.ts'
import { printPdf } from '#platform/server/pdf.ts'
import { settings } from '#platform/server/settings.ts'
import { issueTicket } from '#platform/server/tickets.ts'
import { refuse } from '#platform/shared/refusal.ts'
import type { ReportKey } from '../../contract/all.ts'
import type { reportsCalls } from '../../contract/calls.ts'
import { pdfNotAvailable, reportClosed, reportDownloadLocked } from '../../contract/refusals.ts'
import { downloading, issuing } from '../acts/noun.ts'
import type { ReportParts } from '../definition.ts'
import { getHomeModel } from './home.ts'
import { openReport } from '../open-report.ts'
import { readableReports } from '../readable.ts'

type Asking = Pick<Asked<never>, 'db' | 'dbOf' | 'actor' | 'now' | 'request'>

const addressOf = (key: ReportKey, params: Record<string, unknown>): string =>
  readableReports[key].report.path
    .split('/')
    .map((part) =>
      part.startsWith(':') ? encodeURIComponent(String(params[part.slice(1).replace('?', '')] ?? '')) : part,
    )
    .join('/')
    .replace(/(?<!\/)\/+$/, '')

function chosen(key: string, parameters: unknown) {
  // `constructor` is no report, though every object answers to it.
  if (!Object.hasOwn(readableReports, key)) refuse(reportClosed)
  const one = readableReports[key as ReportKey]
  const params = one.report.params.safeParse(parameters)
  return params.success ? { one, params: params.data as Record<string, string | number> } : refuse(reportClosed)
}

function parametersIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The handlers of the declared reports' calls, of their tickets and their PDF. */
export function reportHandlers(parts: ReportParts): Handlers<typeof reportsCalls> {
  const opening = ({ db, dbOf, actor, now, request }: Asking, ticket = request.reportTicket) => ({
    db,
    dbOf,
    actor,
    now,
    parts,
    ticket,
  })
  const open = (key: ReportKey) => (asked: Asking & { query: object }) =>
    openReport(readableReports[key], opening(asked), asked.query)

  return {
    getHomeModel,
    getCertificateReport: open('Certificate'),
    getAttendanceCertificateReport: open('AttendeCertificate'),
    getInvoiceReport: open('CourseRegistrationInvoiceIACE'),
    getFinalEvaluationReport: open('FinalEvaluationIACE'),

    issueReportTicket: async (asked) => {
      const { db, actor, now, body } = asked
      const { one, params } = chosen(body.Report, body.Parameters)
      await openReport(one, opening(asked, null), params)
      const { reportTicketMinutes } = await settings(db)
      const expiresAt = new Date(now.getTime() + reportTicketMinutes * 60_000)
      const Ticket = await issueTicket(db, actor, { report: one.report.key, parameters: params, expiresAt })
      const opened = { accountId: actor.userId, report: one.report.key, params }
      await writeFact(asked, issuing, opened, 'issueReportTicket')
      return { Ticket, ExpiresAt: expiresAt.toISOString() }
    },

    getReportPdf: async (asked) => {
      const { db, query, request, actor, audit } = asked
      const { one, params } = chosen(query.Report, parametersIn(query.Parameters))
      const content = await openReport(one, opening(asked), params)
      if (one.mayDownload && !one.mayDownload(content)) refuse(reportDownloadLocked)
      const address = `${parts.ownUrl}${addressOf(query.Report as ReportKey, params)}?lang=${query.Language}#ticket=${request.reportTicket ?? ''}`
      const bytes = (await printPdf(address, query.Language)) ?? refuse(pdfNotAvailable)
      const opened = { accountId: actor.userId, report: query.Report, params }
      await writeFact({ db, record: audit }, downloading, opened, 'downloadReport')
      return sendFile({
        name: `${one.report.key}-${Object.values(params).join('-')}.pdf`,
        mediaType: 'application/pdf',
        content: bytes,
      })
    },
  }
}
