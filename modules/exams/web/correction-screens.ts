import { screen } from '#platform/shared/screen.ts'

/* Correcting papers, and what an organization reads of its people's results. */
export const correctionScreens = [
  screen({
    path: '/TraineeExamsAnswers',
    rule: 'correctionTraineeExam',
    auth: true,
    title: 'exams:screens.correction',
    menu: { group: 'exams', order: 40, icon: 'marking' },
    words: ['correction', 'sitting'],
    page: () => import('./pages/TraineeExamsAnswersPage.tsx'),
  }),
  screen({
    path: '/TraineeExam/:CourseClassID?/:ID?',
    rule: 'correctionTraineeExam',
    auth: true,
    title: 'exams:screens.papersOfExam',
    parent: '/TraineeExamsAnswers',
    words: ['correction', 'sitting'],
    page: () => import('./pages/TraineeExamPage.tsx'),
  }),
  screen({
    path: '/TraineeExamWithAnswer/:CourseClassID?/:TraineeID?/:ExamID?',
    rule: 'correctionTraineeExam',
    auth: true,
    title: 'exams:screens.correctedPaper',
    parent: '/TraineeExamsAnswers',
    words: ['correction', 'sitting'],
    page: () => import('./pages/TraineeExamWithAnswerPage.tsx'),
  }),
  screen({
    path: '/RepeatExams/:CourseClassID?/:TraineeID?',
    rule: 'correctionTraineeExam',
    auth: true,
    title: 'exams:screens.repeatExams',
    menu: { group: 'exams', order: 50, icon: 'exam' },
    words: ['correction', 'sitting'],
    page: () => import('./pages/RepeatExamsPage.tsx'),
  }),
  screen({
    path: '/TraineeExamResult',
    rule: 'customer',
    auth: true,
    title: 'exams:screens.resultsOfOurs',
    menu: { group: 'exams', order: 20, icon: 'result' },
    words: ['sitting'],
    page: () => import('./pages/TraineeExamResultPage.tsx'),
  }),
]
