import { screen } from '#platform/shared/screen.ts'

export const attendanceScreens = [
  screen({
    path: '/InstructorTraineeAttendance',
    rule: 'instructor',
    auth: true,
    title: 'attendance:screens.attendance',
    menu: { group: 'classes', order: 40, icon: 'attendance', apart: 'instructor' },
    words: ['classes'],
    page: () => import('./pages/AttendancePage.tsx'),
  }),
  screen({
    path: '/TraineeAttendance',
    rule: 'adminTrainingCoordinator',
    auth: true,
    title: 'attendance:screens.traineeAttendance',
    menu: { group: 'classes', order: 41, icon: 'attendance' },
    words: ['classes'],
    page: () => import('./pages/AttendancePage.tsx'),
  }),
  screen({
    path: '/AttendanceTrainee',
    rule: 'customer',
    auth: true,
    title: 'attendance:screens.ourAttendance',
    menu: { group: 'learning', order: 40, icon: 'attendance' },
    words: ['classes'],
    page: () => import('./pages/OrganizationAttendancePage.tsx'),
  }),
  screen({
    path: '/AttendanceByCode/:Code?',
    rule: 'trainee',
    auth: true,
    title: 'attendance:screens.byCode',
    page: () => import('./pages/ByCodePage.tsx'),
  }),
]
