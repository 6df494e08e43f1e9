import { screen } from '#platform/shared/screen.ts'

export const occasionsScreens = [
  screen({
    path: '/DubaiEvent',
    rule: 'editorSystemLookup',
    auth: true,
    title: 'occasions:screens.occasions',
    menu: { group: 'messages', order: 40, icon: 'calendar' },
    page: () => import('./pages/OccasionsPage.tsx'),
  }),
  screen({
    path: '/DubaiEventGuests/:ID',
    rule: 'editorSystemLookup',
    auth: true,
    title: 'occasions:screens.guests',
    parent: '/DubaiEvent',
    page: () => import('./pages/GuestsPage.tsx'),
  }),
  screen({
    path: '/DubaiEventDoor/:ID',
    rule: 'editorSystemLookup',
    auth: true,
    title: 'occasions:screens.door',
    parent: '/DubaiEvent',
    page: () => import('./pages/DoorPage.tsx'),
  }),
  screen({
    path: '/Event/:ID?',
    rule: 'anonymous',
    auth: false,
    frame: 'bare',
    title: 'occasions:screens.publicOccasions',
    menu: { group: 'messages', order: 41, icon: 'confirm', who: 'allExceptAdmin' },
    words: ['signin'],
    page: () => import('./pages/PublicOccasionsPage.tsx'),
  }),
  screen({
    path: '/EventPass/:Code?',
    rule: 'anonymous',
    auth: false,
    frame: 'bare',
    title: 'occasions:screens.pass',
    page: () => import('./pages/PassPage.tsx'),
  }),
]
