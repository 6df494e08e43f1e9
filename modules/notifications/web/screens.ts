import { screen } from '#platform/shared/screen.ts'

export const notificationsScreens = [
  screen({
    path: '/Notifications',
    rule: 'anonymous',
    auth: false,
    title: 'notifications:screens.notifications',
    menu: { group: 'messages', order: 10, icon: 'bell' },
    page: () => import('./pages/NotificationsPage.tsx'),
  }),
  screen({
    path: '/AddNotification',
    rule: 'editor',
    auth: true,
    title: 'notifications:screens.send',
    menu: { group: 'messages', order: 20, icon: 'mail' },
    parent: '/Notifications',
    words: ['notifications/sending'],
    page: () => import('./pages/AddNotificationPage.tsx'),
  }),
  screen({
    path: '/SentNotifications/:ID?',
    rule: 'editor',
    auth: true,
    title: 'notifications:screens.sends',
    menu: { group: 'messages', order: 22, icon: 'mail' },
    words: ['notifications/sending'],
    page: () => import('./pages/SentNotificationsPage.tsx'),
  }),
  screen({
    path: '/Setting/SystemMailTemplate',
    rule: 'editorSystemLookup',
    auth: true,
    title: 'notifications:screens.templates',
    menu: { group: 'messages', order: 30, icon: 'mail' },
    page: () => import('./pages/MailTemplatesPage.tsx'),
  }),
  screen({
    path: '/Setting/MailTemplate',
    rule: 'editorSystemLookup',
    auth: true,
    title: 'notifications:screens.mailTemplates',
    menu: { group: 'messages', order: 25, icon: 'mail' },
    page: () => import('./pages/StatusMailsPage.tsx'),
  }),
]
