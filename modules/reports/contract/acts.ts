import { acts, through } from '#platform/shared/act.ts'
import { reportsCalls } from './calls.ts'

/** What somebody does with a printable document. The document is named in the fact, with what it shows. */
export const ticketActs = acts('reports', 'account', { issueReportTicket: through(reportsCalls.issueReportTicket) })

/** Nobody is told of it. */
export const downloadActs = acts('reports', 'account', { downloadReport: through(reportsCalls.getReportPdf) })
