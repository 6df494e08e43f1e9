import { readList } from '#platform/server/reading/list.ts'
import { refuse, notFound } from '#platform/shared/refusal.ts'
import type { Handler } from '#platform/server/handler.ts'
import { notificationsCalls as calls } from '../../contract/calls.ts'
import type { AllNotices } from '../notices/all.ts'
import { kindsOf } from '../notices/told-topics.ts'
import * as store from '../store/notifications.ts'

export const getUserNotification: Handler<typeof calls.getUserNotification> = ({ db, actor, request }) =>
  store.newest(db, actor, request.language)

export const getNewNotificationCount: Handler<typeof calls.getNewNotificationCount> = async ({ db, actor }) => ({
  NewCount: await store.countNew(db, actor),
})

export const getUserNotifications =
  (notices: () => AllNotices): Handler<typeof calls.getUserNotifications> =>
  async ({ db, actor, query, request }) => {
    const about = { actor, language: request.language, kindsOf: kindsOf(notices) }
    const { rows, total } = await readList(db, store.notifications, query, about)
    return { Items: rows, Total: total }
  }

export const getNotificationGroups =
  (notices: () => AllNotices): Handler<typeof calls.getNotificationGroups> =>
  async ({ db, actor, query, request }) => {
    const about = { actor, language: request.language, kindsOf: kindsOf(notices) }
    const { rows, total } = await readList(db, store.groups, query, about)
    return { Items: rows, Total: total }
  }

export const setGroupAsRead: Handler<typeof calls.setGroupAsRead> = async ({ db, actor, body }) => {
  await store.markGroupRead(db, actor, body.Kind, body.CourseClassID)
  return { Done: true }
}

export const getNotificationKind: Handler<typeof calls.getNotificationKind> = ({ db, actor }) => store.kinds(db, actor)

export const getNotificationKinds: Handler<typeof calls.getNotificationKinds> = ({ db, actor }) =>
  store.kinds(db, actor)

export const setAllNotificationAsNotNew: Handler<typeof calls.setAllNotificationAsNotNew> = async ({ db, actor }) => {
  await store.markAllNotNew(db, actor)
  return { Done: true }
}

export const setAllNotificationAsRead: Handler<typeof calls.setAllNotificationAsRead> = async ({ db, actor }) => {
  await store.markAllRead(db, actor)
  return { Done: true }
}

export const setNotificationAsNotNew: Handler<typeof calls.setNotificationAsNotNew> = async ({ db, actor, query }) => {
  if (!(await store.mark(db, actor, query.notificationId, 'notNew'))) refuse(notFound)
  return { Done: true }
}

export const setNotificationAsRead: Handler<typeof calls.setNotificationAsRead> = async ({ db, actor, query }) => {
  if (!(await store.mark(db, actor, query.notificationId, 'read'))) refuse(notFound)
  return { Done: true }
}
