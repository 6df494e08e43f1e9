import { screen } from '#platform/shared/screen.ts'

/*
 * Sitting an exam and marking papers. Whoever may mark opens the pages for it: instructors and evaluators, as published,
 * and the administrator and holders of the right to correct, see docs/decisions/0062-who-issues-publishes-and-marks.md.
 */
export const sittingScreens = [
  screen({
    path: '/AvailableExam',
    rule: 'trainee',
    auth: true,
    title: 'exams:screens.availableExams',
    menu: { group: 'exams', order: 10, icon: 'exam' },
    words: ['sitting'],
    page: () => import('./pages/AvailableExamPage.tsx'),
  }),
  screen({
    path: '/CourseContentDetailAndExams/:ID?',
    rule: 'traineeInstructor',
    auth: true,
    title: 'catalogue:screens.contentAndExams',
    parent: '/CourseContentDetail/:ID?',
    words: ['exams', 'sitting'],
    page: () => import('./pages/ContentAndExamsPage.tsx'),
  }),
  screen({
    path: '/ExamAnswer/:Code?',
    rule: 'trainee',
    auth: true,
    frame: 'bare',
    title: 'exams:screens.sitExam',
    whileActing: 'refused',
    parent: '/AvailableExam',
    words: ['sitting'],
    page: () => import('./pages/ExamAnswerPage.tsx'),
  }),
  screen({
    path: '/ExamResult',
    rule: 'trainee',
    auth: true,
    title: 'exams:screens.examResults',
    menu: { group: 'exams', order: 20, icon: 'result' },
    words: ['sitting'],
    page: () => import('./pages/ExamResultPage.tsx'),
  }),
  screen({
    path: '/InstructorMarkExam',
    rule: 'markers',
    auth: true,
    title: 'exams:screens.markExams',
    menu: { group: 'exams', order: 30, icon: 'marking' },
    words: ['sitting', 'correction'],
    page: () => import('./pages/InstructorMarkExamPage.tsx'),
  }),
  screen({
    path: '/InstructorTraineeExam/:ID?/:CourseClassID?',
    rule: 'markers',
    auth: true,
    title: 'exams:screens.examTrainees',
    parent: '/InstructorMarkExam',
    words: ['sitting', 'correction'],
    page: () => import('./pages/InstructorTraineeExamPage.tsx'),
  }),
  screen({
    path: '/MarkTraineeExam/:ExamID?/:TraineeID?/:CourseClassID?',
    rule: 'markers',
    auth: true,
    title: 'exams:screens.markPaper',
    parent: '/InstructorMarkExam',
    words: ['sitting', 'correction'],
    page: () => import('./pages/MarkTraineeExamPage.tsx'),
  }),
]
