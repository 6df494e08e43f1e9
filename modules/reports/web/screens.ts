import type { Rule } from '#platform/shared/access.ts'
import { screen } from '#platform/shared/screen.ts'

const home = (path: `/${string}`, rule: Rule) =>
  screen({
    path,
    rule,
    auth: true,
    title: 'reports:screens.home',
    menu: { group: 'home', order: 10, icon: 'home' },
    page: () => import('./pages/HomePage.tsx'),
  })

/* The printed pages open for everybody and hold no data; the report's call decides. */
export const reportsScreens = [
  home('/home', 'adminTrainingCoordinator'),
  home('/InstructorHome', 'instructor'),
  home('/CustomerHome', 'customer'),
  home('/Traineehome', 'trainee'),
  screen({
    path: '/report/Certificate/:CourseClassID?/:TraineeID?',
    rule: 'anonymous',
    auth: false,
    frame: 'bare',
    title: 'reports:screens.certificate',
    page: () => import('./pages/CertificatePage.tsx'),
  }),
  screen({
    path: '/report/AttendeCertificate/:CourseClassID?/:TraineeID?',
    rule: 'anonymous',
    auth: false,
    frame: 'bare',
    title: 'reports:screens.attendanceCertificate',
    page: () => import('./pages/AttendanceCertificatePage.tsx'),
  }),
  screen({
    path: '/report/CourseRegistrationInvoiceIACE/:ID?/:AnnualPlanID?',
    rule: 'anonymous',
    auth: false,
    frame: 'bare',
    title: 'reports:screens.invoice',
    page: () => import('./pages/InvoicePage.tsx'),
  }),
  screen({
    path: '/report/FinalEvaluationIACE/:CourseClassID?/:TraineeID?',
    rule: 'anonymous',
    auth: false,
    frame: 'bare',
    title: 'reports:screens.finalEvaluation',
    page: () => import('./pages/FinalEvaluationPage.tsx'),
  }),
]
