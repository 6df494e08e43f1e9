import { screen } from '#platform/shared/screen.ts'

export const certificatesScreens = [
  screen({
    path: '/trainee/TraineeCertificationForAdmin',
    rule: 'adminTrainingCoordinator',
    auth: true,
    title: 'certificates:screens.admin',
    menu: { group: 'results', order: 40, icon: 'certificate' },
    page: () => import('./pages/CertificatesPage.tsx'),
  }),
  screen({
    path: '/TraineeAttendedCertification',
    rule: 'adminCoordinatorTrainee',
    auth: true,
    title: 'certificates:screens.attended',
    menu: { group: 'results', order: 42, icon: 'certificate' },
    page: () => import('./pages/AttendedPage.tsx'),
  }),
  screen({
    path: '/TraineeCertification',
    rule: 'trainee',
    auth: true,
    title: 'certificates:screens.mine',
    menu: { group: 'results', order: 41, icon: 'certificate' },
    page: () => import('./pages/MyCertificatesPage.tsx'),
  }),
  screen({
    path: '/User/TraineeCourses/:ID?',
    rule: 'editor',
    auth: true,
    title: 'certificates:screens.coursesOfTrainees',
    parent: '/User/Trainee',
    page: () => import('./pages/TraineeCoursesPage.tsx'),
  }),
  screen({
    path: '/TraineeCourses',
    rule: 'instructor',
    auth: true,
    title: 'certificates:screens.coursesOfMyTrainees',
    menu: { group: 'results', order: 35, icon: 'trainee' },
    page: () => import('./pages/CoursesOfMyTraineesPage.tsx'),
  }),
  screen({
    path: '/verify/:Code?',
    rule: 'anonymous',
    auth: false,
    frame: 'bare',
    title: 'certificates:screens.verify',
    page: () => import('./pages/VerifyPage.tsx'),
  }),
]
