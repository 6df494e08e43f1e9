import { screen } from '#platform/shared/screen.ts'

export const mailboxScreens = [
  screen({
    path: '/Mailbox',
    rule: 'all',
    auth: true,
    whileActing: 'refused',
    title: 'mailbox:screens.mailbox',
    menu: { group: 'messages', order: 12, icon: 'mail' },
    page: () => import('./pages/MailboxPage.tsx'),
  }),
]
