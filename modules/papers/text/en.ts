import type { Words } from '#platform/shared/words.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import type { ar } from './ar.ts'

export const en: Words<typeof ar> = {
  screens: {
    runs: 'My files to print',
    run: 'File to print',
  },
  about:
    'Documents that were put into one file for you in the background. A file is kept for seven days, and nobody else downloads it.',
  fields: {
    name: terms.name,
    papers: 'How many documents',
    printed: 'Printed',
    missing: 'Not printed',
    number: 'Number of the document',
    why: 'Why',
    language: 'Language of the documents',
    state: terms.state,
    askedAt: 'Asked for',
    endedAt: 'Ended',
    expiresAt: 'Kept until',
  },
  runStates: {
    waiting: 'In line',
    running: 'Being made',
    done: terms.ready,
    failed: 'Not made',
    cancelled: terms.cancelled,
    expired: 'No longer kept',
  },
  failures: {
    noAccess: 'You may not print documents of the academy any more.',
    noPrinter:
      'This server makes no PDF. Open each document and print it from your browser, or ask the administrator of the academy.',
    nothingPrinted: 'None of them was printed. The reasons stand below.',
    tooLarge: 'They are larger than one file may be. Choose fewer documents.',
    interrupted: 'The server stopped several times while the file was made. Try again.',
    broken: 'Something went wrong while the file was made, and it is on record. Try again.',
  },
  missingFor: {
    closed: 'Not yours, or no longer valid',
    off: 'The academy has switched this document off',
    locked: 'Not to be downloaded yet',
    notPrinted: 'It could not be printed',
  },
  progress: '{{done}} of {{total}}',
  waits: 'It waits for its turn. You may close this page and come back at any time.',
  going: 'Printed so far: {{progress}}. You may close this page; a notification tells you when the file is complete.',
  noRuns: 'Nothing was printed for you yet. Begin with the certificates of a class, or with the list of certificates.',
  asOne: 'All as one PDF',
  begin: 'Print them in the background',
  how: 'They are printed in the background in the order shown; a notification tells you when the file is complete. What cannot be printed is named with the reason, and the rest comes.',
  most: 'Choose fewer documents. The most at a time: {{most}}.',
  count_zero: 'No documents',
  count_one: 'One document in one file',
  count_two: '{{count}} documents in one file',
  count_few: '{{count}} documents in one file',
  count_many: '{{count}} documents in one file',
  count_other: '{{count}} documents in one file',
  missing_zero: 'The file is complete',
  missing_one: 'One document is not in the file',
  missing_two: '{{count}} documents are not in the file',
  missing_few: '{{count}} documents are not in the file',
  missing_many: '{{count}} documents are not in the file',
  missing_other: '{{count}} documents are not in the file',
  refusals: {
    notBundled: 'The document {{label}} does not come in one file with others.',
    tooManyPapers: 'You have enough files being made, or have asked for many documents today. Wait, then try again.',
    papersClosed:
      'The file has documents that you may not download any more: {{labels}}. Ask for it anew without them.',
  },
  acts: {
    startPaperRun: {
      do: 'Print documents into one file',
      past: 'Printing of documents asked for',
    },
    cancelPaperRun: {
      do: 'Stop printing',
      ask: 'Nothing of what was printed is kept.',
      done: 'Printing is stopped.',
      past: 'Printing of documents stopped',
    },
    finishPaperRun: {
      past: 'File to print completed',
    },
  },
}
