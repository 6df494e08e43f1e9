import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'

const closed = 'Sign in with the account it belongs to, or ask whoever sent it for a new link.'

export const en: Words<typeof ar> = {
  closedTitle: 'This link does not open the document',
  closed: closed,
  closedForYou:
    'Your account does not open this document, or it is no longer there. Ask whoever sent it for a new link.',
  signIn: terms.signIn,
  offTitle: 'This document is switched off',
  refusals: {
    reportClosed: closed,
    pdfNotAvailable: 'This server makes no PDF files. Print the page and choose “Save as PDF”.',
    reportDownloadLocked: 'You may look at this document; the academy has not opened its download yet.',
    documentOff:
      'The academy does not issue this document at present. Ask the academy when it will be available again.',
  },
}
