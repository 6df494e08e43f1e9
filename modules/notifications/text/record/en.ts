import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const en: Words<typeof ar> = {
  rights: {
    changeMailTemplate: 'Change the wording of a letter',
    restoreMailTemplate: 'Bring back the original wording of a letter',
    sendTestLetter: 'Send a test letter',
  },
  columns: { title: 'Title', body: 'Text', isOwn: 'The academy’s wording' },
  facts: {
    letter: 'Letter',
    language: 'Language',
    recipients: 'Recipients',
    everyMember: 'To every member',
    topic: 'Topic',
  },
}
