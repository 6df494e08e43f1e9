import { screen } from '#platform/shared/screen.ts'

export const accommodationScreens = [
  screen({
    path: '/Setting/Room',
    rule: 'editorSystemLookup',
    auth: true,
    title: 'accommodation:screens.rooms',
    menu: { group: 'settings', order: 11, icon: 'bed' },
    words: ['lookups'],
    page: () => import('./pages/RoomsPage.tsx'),
  }),
  screen({
    path: '/Setting/Room-Edit/:ID?',
    rule: 'editorSystemLookup',
    auth: true,
    title: 'accommodation:screens.room',
    parent: '/Setting/Room',
    page: () => import('./pages/RoomEditPage.tsx'),
  }),
  screen({
    path: '/RoomPrice',
    rule: 'editorSystemLookup',
    auth: true,
    title: 'accommodation:screens.roomPrices',
    parent: '/Setting/Room',
    page: () => import('./pages/RoomPricePage.tsx'),
  }),
]
