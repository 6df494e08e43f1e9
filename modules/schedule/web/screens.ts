import { screen } from '#platform/shared/screen.ts'

export const scheduleScreens = [
  screen({
    path: '/Schedule',
    rule: 'trainee',
    auth: true,
    title: 'schedule:screens.mySchedule',
    menu: { group: 'learning', order: 10, icon: 'calendar' },
    words: ['classes'],
    page: () => import('./pages/MySchedulePage.tsx'),
  }),
  screen({
    path: '/offline',
    rule: 'anonymous',
    auth: false,
    title: 'schedule:screens.offline',
    unlisted: true,
    frame: 'bare',
    words: ['classes'],
    page: () => import('./pages/OfflinePage.tsx'),
  }),
  screen({
    path: '/TraineeSchedule',
    rule: 'customer',
    auth: true,
    title: 'schedule:screens.peopleSchedule',
    menu: { group: 'learning', order: 38, icon: 'calendar' },
    words: ['classes'],
    page: () => import('./pages/PeopleSchedulePage.tsx'),
  }),
  screen({
    path: '/InstructorSchedule',
    rule: 'instructor',
    auth: true,
    title: 'schedule:screens.teachingSchedule',
    menu: { group: 'classes', order: 5, icon: 'calendar', apart: 'instructor' },
    words: ['classes'],
    page: () => import('./pages/TeachingSchedulePage.tsx'),
  }),
]
