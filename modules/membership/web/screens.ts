import { screen } from '#platform/shared/screen.ts'

export const membershipScreens = [
  screen({
    path: '/Setting/MembershipCard',
    rule: 'editorMembershipCard',
    auth: true,
    title: 'membership:screens.cards',
    menu: { group: 'people', order: 50, icon: 'certificate' },
    page: () => import('./pages/CardsPage.tsx'),
  }),
  screen({
    path: '/Setting/UserMembershipCardRequest',
    rule: 'editorMembershipCard',
    auth: true,
    title: 'membership:screens.requests',
    menu: { group: 'people', order: 51, icon: 'request' },
    page: () => import('./pages/CardRequestsPage.tsx'),
  }),
  screen({
    path: '/Setting/UserMembershipCard',
    rule: 'trainee',
    auth: true,
    title: 'membership:screens.mine',
    menu: { group: 'people', order: 52, icon: 'certificate', account: 'trainee' },
    page: () => import('./pages/MyCardPage.tsx'),
  }),
  screen({
    path: '/verify-card/:Code?',
    rule: 'anonymous',
    auth: false,
    frame: 'bare',
    title: 'membership:screens.verify',
    page: () => import('./pages/VerifyCardPage.tsx'),
  }),
]
