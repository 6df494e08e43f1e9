import { screen, type Screen } from '#platform/shared/screen.ts'

export const accountsScreens: Screen[] = [
  screen({
    path: '/user',
    rule: 'editor',
    auth: true,
    title: 'accounts:screens.users',
    menu: { group: 'people', order: 5, icon: 'user' },
    page: () => import('./pages/UsersPage.tsx'),
  }),
  screen({
    path: '/User/Account/:ID',
    rule: 'editor',
    auth: true,
    title: 'accounts:screens.user',
    parent: '/user',
    page: () => import('./pages/UserPage.tsx'),
  }),
  screen({
    path: '/User/Account-Edit/:ID?',
    rule: 'editor',
    auth: true,
    title: 'accounts:screens.userEdit',
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
