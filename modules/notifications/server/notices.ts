import { nobody, type NoticesOf } from '#platform/server/notices/notice.ts'
import type { notificationActs } from '../contract/acts.ts'

/** It is a notice itself. */
export const notices: NoticesOf<typeof notificationActs> = { 'notifications.sendNotification': nobody }
