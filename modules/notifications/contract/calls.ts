import { callsOf } from '#platform/shared/record/act.ts'
import { mailTemplateActs } from './acts.ts'
import { getMailChoices, saveMailChoice } from './mail-choices.ts'
import { getSystemMailTemplate, getSystemMailTemplates, previewMailTemplate } from './mail-template.ts'
import * as notification from './notification.ts'

const { Notification: _shape, NotificationToSend: _body, ...calls } = notification
export const notificationsCalls = {
  ...calls,
  getMailChoices,
  saveMailChoice,
  getSystemMailTemplates,
  getSystemMailTemplate,
  previewMailTemplate,
  ...callsOf(mailTemplateActs),
}
