import { screen } from '#platform/shared/screen.ts'

/** The class room plan and the answers wanted are declared by the module of classes, the annual plan by that of costs: all reach into what a row becomes. */
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
    path: '/Setting/AnnualCalender',
    rule: 'editorSystemLookup',
    auth: true,
    title: 'planning:screens.calendar',
    menu: { group: 'settings', order: 15, icon: 'holiday' },
    words: ['calendar'],
    page: () => import('./pages/AnnualCalendarPage.tsx'),
  }),
  screen({
    path: '/Setting/ClassRoom',
    rule: 'editorSystemLookup',
    auth: true,
    title: 'planning:screens.classRooms',
    menu: { group: 'settings', order: 10, icon: 'rooms' },
    words: ['lookups'],
    page: () => import('./pages/ClassRoomsPage.tsx'),
  }),
  screen({
    path: '/Setting/ClassRoom-Edit/:ID?',
    rule: 'editorSystemLookup',
    auth: true,
    title: 'planning:screens.classRoom',
    parent: '/Setting/ClassRoom',
    words: ['lookups'],
    page: () => import('./pages/ClassRoomEditPage.tsx'),
  }),
]
