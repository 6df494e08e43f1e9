import { nobody, type NoticesOf } from '#platform/server/notices/notice.ts'
import type { ticketActs } from '../contract/acts.ts'

/** Who prints a document sees it. */
export const notices: NoticesOf<typeof ticketActs> = { 'reports.issueReportTicket': nobody }
