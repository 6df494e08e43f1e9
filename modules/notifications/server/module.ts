import { implement } from '#platform/server/handler.ts'
import type { ModuleServer } from '#platform/server/module.ts'
import { notificationsCalls } from '../contract/calls.ts'
import * as bell from './calls/bell.ts'
import * as mailChoices from './calls/mail-choices.ts'
import { sendNotification } from './calls/send-notification.ts'
import { tellWhatHappened } from './tell-events.ts'
import { ownData } from './own-data.ts'

export const notificationsServer: ModuleServer = {
  name: 'notifications',
  implemented: [implement(notificationsCalls, { ...bell, ...mailChoices, sendNotification })],
  ownData,
  listeners: [{ channel: 'diwan_event', everySeconds: 10, run: ({ db }) => tellWhatHappened(db) }],
}
