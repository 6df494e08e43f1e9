import { acts, follows, through } from './record/act.ts'
import { documentCalls } from './document/document-calls.ts'
import { fileCalls } from './files.ts'

/* What the platform itself writes down, whichever module's record it is about. Its words stand in `platform/web/text/acts/`. */

export const uploadActs = acts('platform', 'file', { uploadFile: through(fileCalls.uploadFile) })
/** The document is named in the fact, with what it shows. */
export const ticketActs = acts('platform', 'account', { issueReportTicket: through(documentCalls.issueReportTicket) })

/* Nobody is ever told of what follows. */

export const fileActs = acts('platform', 'file', {
  downloadFile: through(fileCalls.downloadFile),
  dropUnclaimedFiles: follows,
})
export const downloadActs = acts('platform', 'account', { downloadReport: through(documentCalls.getReportPdf) })
export const refusedActs = acts('platform', 'account', { refuseFile: follows, refuseRight: follows })
export const listActs = acts('platform', 'list', { exportList: follows })
export const settingActs = acts('platform', 'setting', { changeSetting: follows })
