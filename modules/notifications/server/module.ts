import { implement } from '#platform/server/handler.ts'
import type { ModuleServer } from '#platform/server/module.ts'
import { notificationsCalls } from '../contract/calls.ts'
import * as bell from './calls/bell.ts'
import { getMailChoices, saveMailChoice } from './calls/mail-choices.ts'
import { sendNotification } from './calls/send-notification.ts'
import { notices as own } from './notices.ts'
import { noticesOf, type AllNotices } from './notices/all.ts'
import { ownData } from './own-data.ts'
import { tellWhatHappened } from './tell-events.ts'

/** `modules`: all of the academy's, which hand in who is told of their facts. */
export function notificationsServer(modules: () => readonly ModuleServer[]): ModuleServer {
  let known: AllNotices | undefined
  const notices = () => (known ??= noticesOf(modules()))
  return {
    name: 'notifications',
    implemented: [
      implement(notificationsCalls, {
        ...bell,
        getMailChoices: getMailChoices(notices),
        saveMailChoice,
        sendNotification,
      }),
    ],
    ownData,
    notices: own,
    listeners: [{ channel: 'diwan_event', everySeconds: 10, run: ({ db }) => tellWhatHappened(db, notices()) }],
  }
}
