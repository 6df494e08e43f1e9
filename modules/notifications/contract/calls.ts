import { getMailChoices, saveMailChoice } from './mail-choices.ts'
import * as notification from './notification.ts'

const { Notification: _shape, NotificationToSend: _body, ...calls } = notification
export const notificationsCalls = { ...calls, getMailChoices, saveMailChoice }
