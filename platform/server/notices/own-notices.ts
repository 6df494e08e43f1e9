import type { ticketActs, uploadActs } from '#platform/shared/own-acts.ts'
import { nobody, type NoticesOf } from './notice.ts'

/** Of what the platform itself writes down. Who prints a document sees it. */
export const ownNotices: NoticesOf<typeof uploadActs> & NoticesOf<typeof ticketActs> = {
  'platform.uploadFile': nobody,
  'platform.issueReportTicket': nobody,
}
