import { screen } from '#platform/shared/screen.ts'

export const papersScreens = [
  screen({
    path: '/Papers',
    rule: 'certificateDesk',
    auth: true,
    title: 'papers:screens.runs',
    menu: { group: 'results', order: 43, icon: 'report' },
    page: () => import('./pages/PaperRunsPage.tsx'),
  }),
  screen({
    path: '/Papers/:ID',
    rule: 'certificateDesk',
    auth: true,
    title: 'papers:screens.run',
    parent: '/Papers',
    page: () => import('./pages/PaperRunPage.tsx'),
  }),
]
