import { screen } from '#platform/shared/screen.ts'

/**
 * Coordinators open the pages of classes too, as they confirm and cancel classes: see
 * docs/decisions/0012-coordinators-open-class-pages.md.
 */
export const classesScreens = [
  // Planning's page that reaches into the timetable: class rooms are taken by sessions.
  screen({
    path: '/planning/RoomPlan',
    rule: 'adminTrainingCoordinator',
    auth: true,
    title: 'planning:screens.roomPlan',
    menu: { group: 'planning', order: 30, icon: 'rooms' },
    parent: '/planning',
    words: ['classes', 'planning/moving'],
    page: () => import('./pages/RoomPlanPage.tsx'),
  }),
  screen({
    path: '/CourseClass',
    rule: 'adminTrainingCoordinator',
    auth: true,
    title: 'classes:screens.classes',
    menu: { group: 'classes', order: 20, icon: 'class' },
    page: () => import('./pages/ClassesPage.tsx'),
  }),
  screen({
    path: '/Setting/CourseClass-Edit/:ID?',
    rule: 'adminTrainingCoordinator',
    auth: true,
    title: 'classes:screens.class',
    parent: '/CourseClass',
    page: () => import('./pages/ClassEditPage.tsx'),
  }),
  screen({
    path: '/CourseClassDetail/:ID?',
    rule: 'traineeInstructor',
    auth: true,
    title: 'classes:screens.ownClasses',
    menu: { group: 'classes', order: 3, icon: 'class' },
    page: () => import('./pages/OwnClassPage.tsx'),
  }),
  screen({
    path: '/InstructorConfirmation/:ID?',
    rule: 'instructor',
    auth: true,
    title: 'classes:screens.answersWanted',
    menu: { group: 'classes', order: 10, icon: 'confirm' },
    words: ['planning'],
    page: () => import('./pages/AnswersWantedPage.tsx'),
  }),
  screen({
    path: '/InstructorClassConfirmation/:ID?',
    rule: 'instructor',
    auth: true,
    title: 'classes:screens.classConfirmation',
    parent: '/InstructorConfirmation/:ID?',
    words: ['planning'],
    page: () => import('./pages/ClassConfirmationPage.tsx'),
  }),
]
