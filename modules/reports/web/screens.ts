import type { Rule } from '#platform/shared/access.ts'
import { screen } from '#platform/shared/screen.ts'

const home = (path: `/${string}`, rule: Rule) =>
  screen({
    path,
    rule,
    auth: true,
    title: 'reports:screens.home',
    menu: { group: 'home', order: 10, icon: 'home' },
    page: () => import('./pages/HomePage.tsx'),
  })

export const reportsScreens = [
  home('/home', 'adminTrainingCoordinator'),
  home('/InstructorHome', 'instructor'),
  home('/CustomerHome', 'customer'),
  home('/Traineehome', 'trainee'),
  screen({
    path: '/Reports',
    rule: 'editor',
    auth: true,
    title: 'reports:screens.documents',
    menu: { group: 'settings', order: 80, icon: 'report' },
    page: () => import('./pages/DocumentsPage.tsx'),
  }),
]
