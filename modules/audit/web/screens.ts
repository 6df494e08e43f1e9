import { screen } from '#platform/shared/screen.ts'

export const auditScreens = [
  screen({
    path: '/pages/audit',
    rule: 'admin',
    auth: true,
    title: 'audit:screens.audit',
    menu: { group: 'settings', order: 90, icon: 'audit' },
    page: () => import('./pages/AuditPage.tsx'),
  }),
  screen({
    path: '/Instructor/InstructorHistory/:ID?',
    rule: 'editor',
    auth: true,
    title: 'audit:screens.instructorHistory',
    parent: '/Instructor',
    page: () => import('./pages/InstructorHistoryPage.tsx'),
  }),
  screen({
    path: '/User/TraineeHistory/:ID?',
    rule: 'editor',
    auth: true,
    title: 'audit:screens.traineeHistory',
    parent: '/User/Trainee',
    page: () => import('./pages/TraineeHistoryPage.tsx'),
  }),
  screen({
    path: '/User/CustomerHistory/:ID?',
    rule: 'editor',
    auth: true,
    title: 'audit:screens.organizationHistory',
    parent: '/User/Organization',
    page: () => import('./pages/CustomerHistoryPage.tsx'),
  }),
]
