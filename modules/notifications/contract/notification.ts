import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { codeReply, list } from '#platform/shared/record/list.ts'
import { topics } from '#platform/shared/record/notice-topics.ts'
import { doneReply, id, instant, line, queryId, shortText } from '#platform/shared/shapes.ts'

export const Notification = z
  .object({
    ID: z.int(),
    Kind: z.string(),
    Title: z.string(),
    /** Sanitized HTML. */
    Subject: z.string(),
    Href: z.string().nullable(),
    IsNew: z.boolean(),
    IsRead: z.boolean(),
    CreatedAt: instant(),
  })
  .meta({ id: 'Notification' })

const byNotification = z.strictObject({ notificationId: queryId() })

/** The bell's list: the newest fifty. Fetched again on focus and when the live stream says so. */
export const getUserNotification = call({
  method: 'GET',
  path: '/GetUserNotification',
  who: 'all',
  effect: 'reads',
  summary: 'The newest fifty notifications of the caller.',
  reply: z.array(Notification),
  refusals: [],
})

/** The published list has no place for a number, and holds fifty at most. */
export const getNewNotificationCount = call({
  method: 'GET',
  path: '/api/UserNotifications/GetNewCount',
  who: 'all',
  effect: 'reads',
  summary: 'How many notifications of the caller are new, those beyond the newest fifty among them.',
  reply: z.object({ NewCount: z.int() }),
  refusals: [],
})

export const getUserNotifications = call({
  method: 'GET',
  path: '/api/UserNotifications/GetUserNotifications',
  who: 'all',
  effect: 'reads',
  summary: 'All notifications of the caller, a page at a time.',
  ...list({
    row: Notification,
    orders: ['CreatedAt'],
    first: '-CreatedAt',
    filters: {
      unread: z.enum(['true', 'false']),
      kind: shortText(60, 'tooLong'),
      topic: z.enum(topics, 'notAllowed'),
      CourseClassID: queryId(),
    },
  }),
  refusals: [],
})

/** The newest of those of one kind about one class, and how many they are; what is about no class stands alone. */
export const NotificationGroup = Notification.extend({
  Count: z.int(),
  UnreadCount: z.int(),
  CourseClassID: z.int().nullable(),
  ClassCode: codeReply().nullable(),
}).meta({ id: 'NotificationGroup' })

export const getNotificationGroups = call({
  method: 'GET',
  path: '/api/UserNotifications/GetNotificationGroups',
  who: 'all',
  effect: 'reads',
  summary: 'All notifications of the caller, those of one kind about one class as one row, a page at a time.',
  ...list({
    row: NotificationGroup,
    orders: ['CreatedAt'],
    first: '-CreatedAt',
    filters: { unread: z.enum(['true', 'false']), topic: z.enum(topics, 'notAllowed') },
  }),
  refusals: [],
})

export const setGroupAsRead = call({
  method: 'POST',
  path: '/api/UserNotifications/SetGroupAsRead',
  who: 'all',
  effect: 'writes',
  summary: 'Marks the notifications of the caller of one kind about one class as read.',
  body: z.strictObject({ Kind: line(60), CourseClassID: id() }),
  reply: doneReply,
  refusals: [],
})

const kinds = z.array(z.object({ Kind: z.string(), Count: z.int() }))
export const getNotificationKind = call({
  method: 'GET',
  path: '/GetNotificationKind',
  who: 'all',
  effect: 'reads',
  forOthers: true,
  summary: 'The kinds of notification the caller has, with how many of each.',
  reply: kinds,
  refusals: [],
})

export const getNotificationKinds = call({
  method: 'GET',
  path: '/api/Account/GetNotificationKinds',
  who: 'all',
  effect: 'reads',
  forOthers: true,
  summary: 'The kinds of notification the caller has, with how many of each.',
  reply: kinds,
  refusals: [],
})

export const setAllNotificationAsNotNew = call({
  method: 'GET',
  path: '/SetAllNotificationAsNotNew',
  who: 'all',
  effect: 'writes',
  summary: 'Marks all notifications of the caller as no longer new.',
  reply: doneReply,
  refusals: [],
})

export const setAllNotificationAsRead = call({
  method: 'POST',
  path: '/api/UserNotifications/SetAllNotificationAsRead',
  who: 'all',
  effect: 'writes',
  summary: 'Marks all notifications of the caller as read.',
  reply: doneReply,
  refusals: [],
})

export const setNotificationAsNotNew = call({
  method: 'GET',
  path: '/SetNotificationAsNotNew',
  who: 'all',
  effect: 'writes',
  forOthers: true,
  summary: 'Marks one notification as no longer new.',
  query: byNotification,
  reply: doneReply,
  refusals: [],
})

export const setNotificationAsRead = call({
  method: 'GET',
  path: '/SetNotificationAsRead',
  who: 'all',
  effect: 'writes',
  summary: 'Marks one notification as read.',
  query: byNotification,
  reply: doneReply,
  refusals: [],
})
