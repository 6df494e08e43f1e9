import { nobody, type NoticesOf } from '#platform/server/notices/notice.ts'
import type { mailTemplateActs, notificationActs, sendActs, statusMailActs } from '../contract/acts.ts'

/** The one is a notice itself; how letters are worded is the academy's own business. */
export const notices: NoticesOf<typeof notificationActs> &
  NoticesOf<typeof sendActs> &
  NoticesOf<typeof mailTemplateActs> &
  NoticesOf<typeof statusMailActs> = {
  'notifications.sendNotification': nobody,
  'notifications.stopSend': nobody,
  'notifications.sendStatusMail': nobody,
  'notifications.changeStatusMail': nobody,
  'notifications.removeStatusMail': nobody,
  'notifications.restoreStatusMail': nobody,
  'notifications.testStatusMail': nobody,
  'notifications.changeMailTemplate': nobody,
  'notifications.restoreMailTemplate': nobody,
  'notifications.sendTestLetter': nobody,
}
