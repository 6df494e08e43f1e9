import { readList } from '#platform/server/reading/list.ts'
import { refuse, notFound } from '#platform/shared/refusal.ts'
import type { Handler } from '#platform/server/handler.ts'
import { notificationsCalls as calls } from '../../contract/calls.ts'
import * as store from '../store/notifications.ts'

export const getUserNotification: Handler<typeof calls.getUserNotification> = async ({ db, actor, request }) => {
  const [Items, NewCount] = await Promise.all([store.newest(db, actor, request.language), store.countNew(db, actor)])
  return { Items, NewCount }
}

export const getUserNotifications: Handler<typeof calls.getUserNotifications> = async ({
  db,
  actor,
  query,
  request,
}) => {
  const { rows, total } = await readList(db, store.notifications, query, { actor, language: request.language })
  return { Items: rows, Total: total }
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
