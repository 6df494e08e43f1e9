import { callsOf } from '#platform/shared/record/act.ts'
import { getLettersByKey, openLettersByKey, stopLettersByOneClick } from './letters-by-key.ts'
import { lettersByKeyActs, mailActs, mailTemplateActs, sendActs, statusMailActs } from './acts.ts'
import { getMailChoices, saveBellChoice, saveMailChoice, savePushChoice } from './choices.ts'
import {
  getLetterPictures,
  getSystemMailTemplate,
  getSystemMailTemplates,
  previewMailTemplate,
} from './mail-template.ts'
import * as notification from './notification.ts'
import * as sends from './send.ts'
import { getPushDevices } from './push.ts'
import {
  cordinatorSendMail,
  getMailPeople,
  getMailTemplate,
  getMailTemplates,
  getMailToPeople,
  previewStatusMail,
} from './status-mail.ts'

const { Notification: _shape, NotificationGroup: _group, ...calls } = notification
const { NotificationToSend: _body, SendTo: _to, stopSend: _act, ...ofSends } = sends
export const notificationsCalls = {
  ...calls,
  ...ofSends,
  ...callsOf(sendActs),
  getMailChoices,
  saveMailChoice,
  saveBellChoice,
  savePushChoice,
  getPushDevices,
  ...callsOf(mailActs),
  getLettersByKey,
  stopLettersByOneClick,
  openLettersByKey,
  ...callsOf(lettersByKeyActs),
  getSystemMailTemplates,
  getSystemMailTemplate,
  previewMailTemplate,
  getLetterPictures,
  ...callsOf(mailTemplateActs),
  getMailTemplates,
  getMailTemplate,
  previewStatusMail,
  getMailPeople,
  getMailToPeople,
  cordinatorSendMail,
  ...callsOf(statusMailActs),
}
