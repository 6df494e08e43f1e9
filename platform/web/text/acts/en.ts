import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const en: Words<typeof ar> = {
  acts: {
    uploadFile: { past: 'File uploaded' },
    downloadFile: { past: 'File downloaded' },
    issueReportTicket: { past: 'Key to a printable document issued' },
    downloadReport: { past: 'Printable document downloaded' },
    dropUnclaimedFiles: { past: 'Unclaimed files deleted' },
    refuseFile: { past: 'File refused by the scanner' },
    refuseRight: { past: 'Refused: no right to this action' },
    exportList: { past: 'List exported to a file' },
    changeSetting: { past: 'Setting changed' },
  },
}
