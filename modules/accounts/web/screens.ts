import { screen, type Screen } from '#platform/shared/screen.ts'

/** Of the users, and of what is done to them. */
const words = ['users', 'accounts/acts', 'signin/acts']

export const accountsScreens: Screen[] = [
  screen({
    path: '/user',
    rule: 'editor',
    auth: true,
    title: 'accounts:screens.users',
    menu: { group: 'people', order: 5, icon: 'user' },
    words,
    page: () => import('./pages/UsersPage.tsx'),
  }),
  screen({
    path: '/User/Account/:ID',
    rule: 'editor',
    auth: true,
    title: 'accounts:screens.user',
    words,
    parent: '/user',
    page: () => import('./pages/UserPage.tsx'),
  }),
  screen({
    path: '/User/Account-Edit/:ID?',
    rule: 'editor',
    auth: true,
    title: 'accounts:screens.userEdit',
    words,
    parent: '/user',
    page: () => import('./pages/UserEditPage.tsx'),
  }),
  screen({
    path: '/pages/profile',
    rule: 'editor',
    auth: true,
    title: 'accounts:screens.profile',
    page: () => import('./pages/AccountProfilePage.tsx'),
  }),
  screen({
    path: '/pages/setup',
    rule: 'anonymous',
    auth: false,
    frame: 'bare',
    title: 'accounts:screens.setup',
    page: () => import('./pages/SetupPage.tsx'),
  }),
]
