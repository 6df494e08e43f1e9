import { screen, type Screen } from '#platform/shared/screen.ts'

export const privacyScreens: Screen[] = [
  screen({
    path: '/User/ErasureRequests',
    rule: 'admin',
    auth: true,
    title: 'privacy:screens.erasureRequests',
    menu: { group: 'people', order: 6, icon: 'user' },
    page: () => import('./pages/ErasureRequestsPage.tsx'),
  }),
  screen({
    path: '/User/ErasureRequest/:ID',
    rule: 'admin',
    auth: true,
    title: 'privacy:screens.erasureRequest',
    parent: '/User/ErasureRequests',
    page: () => import('./pages/ErasureRequestPage.tsx'),
  }),
]
