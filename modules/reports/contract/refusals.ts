import { refusal } from '#platform/shared/refusal.ts'

/** Not signed in, not allowed, no such document, or a ticket that opens it no more: one answer for all. */
export const reportClosed = refusal('reportClosed', 403)
/** This server has no Chromium: the browser prints the page itself. */
export const pdfNotAvailable = refusal('pdfNotAvailable', 503)
/** The document may be looked at but not downloaded yet. */
export const reportDownloadLocked = refusal('reportDownloadLocked', 409)
