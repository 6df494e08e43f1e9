import { screen } from '#platform/shared/screen.ts'
import type { pages } from './pages/SheetPages.tsx'

/* In one file, fetched as one: whoever keeps sheets opens them all. */
const sheets = (name: keyof typeof pages) => () =>
  import('./pages/SheetPages.tsx').then((file) => ({ default: file.pages[name] }))

export const practicalScreens = [
  screen({
    path: '/TraineeCoursesInstructor',
    rule: 'instructor',
    auth: true,
    title: 'practical:screens.ownClasses',
    menu: { group: 'results', order: 22, icon: 'attendance' },
    page: () => import('./pages/OwnClassesPage.tsx'),
  }),
  screen({
    path: '/TraineePractical',
    rule: 'instructor',
    auth: true,
    title: 'practical:screens.marking',
    parent: '/TraineeCoursesInstructor',
    page: () => import('./pages/MarkingPage.tsx'),
  }),
  screen({
    path: '/InstructorGeneralPracticalAnswer',
    rule: 'adminEvaluatorInstructorCoordinator',
    auth: true,
    title: 'practical:screens.answers',
    menu: { group: 'results', order: 23, icon: 'report' },
    page: () => import('./pages/AnswersPage.tsx'),
  }),
  screen({
    path: '/PracticalProcess',
    rule: 'adminTrainingCoordinator',
    auth: true,
    title: 'practical:screens.process',
    menu: { group: 'results', order: 24, icon: 'result' },
    page: () => import('./pages/ProcessPage.tsx'),
  }),
  screen({
    path: '/PracticalExamination/GeneralPracticalQuestion',
    rule: 'adminTrainingCoordinator',
    auth: true,
    title: 'practical:screens.generalQuestions',
    menu: { group: 'results', order: 25, icon: 'question' },
    page: sheets('GeneralQuestions'),
  }),
  screen({
    path: '/PracticalExamination/GeneralPracticalQuestion-edit/:ID?',
    rule: 'adminTrainingCoordinator',
    auth: true,
    title: 'practical:screens.generalQuestion',
    parent: '/PracticalExamination/GeneralPracticalQuestion',
    page: sheets('GeneralQuestion'),
  }),
  screen({
    path: '/CoursePracticalQuestion',
    rule: 'adminTrainingCoordinator',
    auth: true,
    title: 'practical:screens.courseQuestions',
    menu: { group: 'results', order: 26, icon: 'question' },
    page: sheets('CourseQuestions'),
  }),
  screen({
    path: '/CoursePracticalQuestion-edit/:ID?',
    rule: 'adminTrainingCoordinator',
    auth: true,
    title: 'practical:screens.courseQuestion',
    parent: '/CoursePracticalQuestion',
    page: sheets('CourseQuestion'),
  }),
]
