import { screen } from '#platform/shared/screen.ts'

export const reportsScreens = [
  screen({
    path: '/Reports',
    rule: 'editor',
    auth: true,
    title: 'reports:screens.documents',
    menu: { group: 'settings', order: 80, icon: 'report' },
    page: () => import('./pages/DocumentsPage.tsx'),
  }),
]
