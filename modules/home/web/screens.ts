import type { Rule } from '#platform/shared/access.ts'
import { screen } from '#platform/shared/screen.ts'

const home = (path: `/${string}`, rule: Rule) =>
  screen({
    path,
    rule,
    auth: true,
    title: 'home:screens.home',
    menu: { group: 'home', order: 10, icon: 'home' },
    page: () => import('./pages/HomePage.tsx'),
  })

export const homeScreens = [
  home('/home', 'adminTrainingCoordinator'),
  home('/InstructorHome', 'instructor'),
  home('/CustomerHome', 'customer'),
  home('/Traineehome', 'trainee'),
]
