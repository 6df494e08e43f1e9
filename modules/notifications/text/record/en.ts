import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as notifications } from '../en.ts'
import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const en: Words<typeof ar> = {
  rights: {
    changeMailTemplate: 'Change the wording of a letter',
    restoreMailTemplate: 'Bring back the original wording of a letter',
    sendTestLetter: 'Send a test letter',
  },
  columns: { title: notifications.messageTitle, body: 'Text', isOwn: 'The academy’s wording' },
  facts: {
    letter: notifications.templates.letter,
    language: terms.language,
    recipients: 'Recipients',
    everyMember: 'To every member',
    topic: notifications.templates.topic,
  },
}
