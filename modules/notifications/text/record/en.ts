import { en as proposals } from '#modules/requests/text/templates/en.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as notifications } from '../en.ts'
import { en as mailing } from '../mailing/en.ts'
import { en as sending } from '../sending/en.ts'
import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const en: Words<typeof ar> = {
  rights: {
    stopSend: notifications.acts.stopSend.do,
    changeStatusMail: 'Change a mail template',
    removeStatusMail: 'Remove a mail template',
    restoreStatusMail: 'Bring back the original text of a mail template',
    testStatusMail: 'Send a test of a mail template',
    cordinatorSendMail: 'Send mail to the people of a class',
    changeMailTemplate: 'Change the wording of a letter',
    restoreMailTemplate: 'Bring back the original wording of a letter',
    sendTestLetter: 'Send a test letter',
  },
  columns: {
    state: terms.state,
    endedAt: sending.fields.endedAt,
    title: notifications.messageTitle,
    body: proposals.text,
    isOwn: 'The academy’s wording',
  },
  facts: {
    letter: notifications.templates.letter,
    language: terms.language,
    mailType: mailing.type,
    status: terms.status,
    recipients: 'Recipients',
    sendId: 'Number of the sending',
    everyMember: 'To every member',
    topic: notifications.templates.topic,
  },
}
