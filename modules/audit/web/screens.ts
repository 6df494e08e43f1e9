import { screen } from '#platform/shared/screen.ts'

export const auditScreens = [
  screen({
    path: '/pages/audit',
    rule: 'admin',
    auth: true,
    title: 'audit:screens.audit',
    menu: { group: 'settings', order: 90, icon: 'audit' },
    page: () => import('./pages/AuditPage.tsx'),
  }),
]
