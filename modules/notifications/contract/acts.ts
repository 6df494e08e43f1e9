import { acts, through } from '#platform/shared/record/act.ts'
import { endQuietHours, saveBellChoice, saveMailChoice, savePushChoice, saveQuietHours } from './choices.ts'
import { resumeLetters, stopLetters } from './letters-by-key.ts'
import { changeMailTemplate, restoreMailTemplate, sendTestLetter } from './mail-template.ts'
import { addPushDevice, removePushDevice } from './push.ts'
import { sendNotification, stopSend } from './send.ts'
import {
  changeStatusMail,
  cordinatorSendMail,
  removeStatusMail,
  restoreStatusMail,
  testStatusMail,
} from './status-mail.ts'

/** About a class, or about none (0). */
export const notificationActs = acts('notifications', 'courseClass', {
  sendNotification: { call: sendNotification },
  sendStatusMail: { call: cordinatorSendMail },
})

/** What was sent, as it goes on in the background; it ends by itself. */
export const sendActs = acts('notifications', 'notificationSend', {
  stopSend: { call: stopSend, asks: 'confirmation', grave: true },
})

/** What somebody chooses about being told; nobody is told of it. */
export const mailActs = acts('notifications', 'account', {
  switchMailOn: through(saveMailChoice, { Mail: 'now' }),
  tellOnceADay: through(saveMailChoice, { Mail: 'daily' }),
  switchMailOff: through(saveMailChoice, { Mail: 'off' }),
  switchBellOn: through(saveBellChoice, { Rings: true }),
  switchBellOff: through(saveBellChoice, { Rings: false }),
  switchPushOn: through(savePushChoice, { IsPushed: true }),
  switchPushOff: through(savePushChoice, { IsPushed: false }),
  setQuietHours: { call: saveQuietHours },
  endQuietHours: { call: endQuietHours },
  addPushDevice: { call: addPushDevice },
  removePushDevice: { call: removePushDevice },
})

/** The same by the link of a letter, without a log-in. */
export const lettersByKeyActs = acts('notifications', 'account', {
  stopLetters: { call: stopLetters },
  resumeLetters: { call: resumeLetters },
})

/** The words of a notice and of the letter beside it. */
export const mailTemplateActs = acts('notifications', 'mailTemplate', {
  changeMailTemplate: { call: changeMailTemplate, next: true },
  restoreMailTemplate: { call: restoreMailTemplate, asks: 'confirmation', plain: true },
  sendTestLetter: { call: sendTestLetter },
})

/** The words of what people of the academy send by hand, by mail type and status. */
export const statusMailActs = acts('notifications', 'statusMail', {
  changeStatusMail: { call: changeStatusMail, next: true },
  removeStatusMail: { call: removeStatusMail, asks: 'confirmation', grave: true, plain: true },
  restoreStatusMail: { call: restoreStatusMail, asks: 'confirmation', plain: true },
  testStatusMail: { call: testStatusMail },
})
