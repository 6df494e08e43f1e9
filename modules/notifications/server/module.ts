import { implement } from '#platform/server/handler.ts'
import type { ModuleServer } from '#platform/server/module.ts'
import { notificationsCalls } from '../contract/calls.ts'
import * as bell from './calls/bell.ts'
import { getMailChoices, saveMailChoice } from './calls/mail-choices.ts'
import * as templates from './calls/mail-templates.ts'
import * as statusMails from './calls/status-mails.ts'
import { sendNotification } from './calls/send-notification.ts'
import { notices as own } from './notices.ts'
import { noticesOf, type AllNotices } from './notices/all.ts'
import { ownData } from './own-data.ts'
import { papersOf, type PaperParts } from './papers.ts'
import { tellWhatHappened } from './tell-events.ts'

/** `parts.modules`: all of the academy's, which hand in who is told of their facts. */
export function notificationsServer(parts: PaperParts): ModuleServer {
  let known: AllNotices | undefined
  const paperOf = papersOf(parts)
  const notices = () => (known ??= noticesOf(parts.modules()))
  return {
    name: 'notifications',
    implemented: [
      implement(notificationsCalls, {
        ...bell,
        getMailChoices: getMailChoices(notices),
        saveMailChoice,
        sendNotification,
        getSystemMailTemplates: templates.getSystemMailTemplates(notices),
        getSystemMailTemplate: templates.getSystemMailTemplate(notices),
        changeMailTemplate: templates.changeMailTemplate,
        restoreMailTemplate: templates.restoreMailTemplate,
        previewMailTemplate: templates.previewMailTemplate(notices),
        sendTestLetter: templates.sendTestLetter(notices),
        ...statusMails,
      }),
    ],
    ownData,
    notices: own,
    listeners: [
      {
        channel: 'diwan_event',
        everySeconds: 10,
        run: ({ db, now }) => tellWhatHappened(db, notices(), { now, paperOf }),
      },
    ],
  }
}
