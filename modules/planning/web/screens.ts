import { screen } from '#platform/shared/screen.ts'

/** The annual plan, the room plan and the answers wanted are declared by the module of classes: all reach into what a row becomes. */
export const planningScreens = [
  screen({
    path: '/planning',
    rule: 'adminTrainingCoordinator',
    auth: true,
    title: 'planning:screens.overview',
    menu: { group: 'planning', order: 10, icon: 'calendar' },
    page: () => import('./pages/OverviewPage.tsx'),
  }),
  screen({
    path: '/Planning/Holiday',
    rule: 'adminTrainingCoordinator',
    auth: true,
    title: 'planning:screens.holidays',
    menu: { group: 'planning', order: 40, icon: 'holiday' },
    parent: '/planning',
    page: () => import('./pages/HolidayPage.tsx'),
  }),
  screen({
    path: '/Setting/Room',
    rule: 'editorSystemLookup',
    auth: true,
    title: 'planning:screens.rooms',
    menu: { group: 'settings', order: 10, icon: 'rooms' },
    page: () => import('./pages/RoomsPage.tsx'),
  }),
  screen({
    path: '/Setting/Room-Edit/:ID?',
    rule: 'editorSystemLookup',
    auth: true,
    title: 'planning:screens.room',
    parent: '/Setting/Room',
    page: () => import('./pages/RoomEditPage.tsx'),
  }),
]
