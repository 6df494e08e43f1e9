import { screen } from '#platform/shared/screen.ts'

export const evaluationScreens = [
  screen({
    path: '/TraineeParticipation',
    rule: 'adminEvaluatorInstructorCoordinator',
    auth: true,
    title: 'evaluation:screens.participation',
    menu: { group: 'results', order: 10, icon: 'result' },
    page: () => import('./pages/ParticipationPage.tsx'),
  }),
  screen({
    path: '/TraineePass',
    rule: 'instructor',
    auth: true,
    title: 'evaluation:screens.passSheet',
    menu: { group: 'results', order: 20, icon: 'report' },
    page: () => import('./pages/PassSheetPage.tsx'),
  }),
  screen({
    path: '/User/TraineePass/:CourseClassID?/:TraineeID?',
    rule: 'editor',
    auth: true,
    title: 'evaluation:screens.traineePass',
    parent: '/User/Trainee',
    page: () => import('./pages/PassDetailPage.tsx'),
  }),
  screen({
    path: '/TraineeCoursesPass',
    rule: 'trainee',
    auth: true,
    title: 'evaluation:screens.myResults',
    menu: { group: 'results', order: 30, icon: 'result' },
    page: () => import('./pages/MyResultsPage.tsx'),
  }),
  screen({
    path: '/TraineeCoursePass/:CourseClassID?/:TraineeID?',
    rule: 'trainee',
    auth: true,
    title: 'evaluation:screens.myResult',
    parent: '/TraineeCoursesPass',
    page: () => import('./pages/PassDetailPage.tsx'),
  }),
]
