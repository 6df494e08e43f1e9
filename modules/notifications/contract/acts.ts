import { acts, through } from '#platform/shared/record/act.ts'
import { saveMailChoice } from './mail-choices.ts'
import { changeMailTemplate, restoreMailTemplate, sendTestLetter } from './mail-template.ts'
import { sendNotification } from './notification.ts'

/** About a class, or about none (0). */
export const notificationActs = acts('notifications', 'courseClass', {
  sendNotification: { call: sendNotification },
})

/** What somebody chooses about the own letters; nobody is told of it. */
export const mailActs = acts('notifications', 'account', {
  switchMailOn: through(saveMailChoice, { IsMailed: true }),
  switchMailOff: through(saveMailChoice, { IsMailed: false }),
})

/** The words of a notice and of the letter beside it. */
export const mailTemplateActs = acts('notifications', 'mailTemplate', {
  changeMailTemplate: { call: changeMailTemplate, next: true },
  restoreMailTemplate: { call: restoreMailTemplate, asks: 'confirmation', plain: true },
  sendTestLetter: { call: sendTestLetter },
})
