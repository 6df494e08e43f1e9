import { screen } from '#platform/shared/screen.ts'
import type { pages as answering } from './pages/AnswerPages.tsx'
import type { pages } from './pages/FeedbackPages.tsx'
import type { pages as keeping } from './pages/RoundPages.tsx'

const page = (name: keyof typeof pages) => () =>
  import('./pages/FeedbackPages.tsx').then((file) => ({ default: file.pages[name] }))
const answers = (name: keyof typeof answering) => () =>
  import('./pages/AnswerPages.tsx').then((file) => ({ default: file.pages[name] }))
const rounds = (name: keyof typeof keeping) => () =>
  import('./pages/RoundPages.tsx').then((file) => ({ default: file.pages[name] }))
const words: string[] = ['lookups']
const kept: string[] = ['lookups', 'feedback/rounds']

export const feedbackScreens = [
  screen({
    path: '/Question/AssessmentCourseQuestion',
    rule: 'editorAssessment',
    auth: true,
    title: 'feedback:screens.courseQuestions',
    menu: { group: 'results', order: 50, icon: 'question' },
    words,
    page: page('CourseQuestions'),
  }),
  screen({
    path: '/Question/AssessmentCourseQuestion/ListOfCategoryAssessment',
    rule: 'editorAssessment',
    auth: true,
    title: 'feedback:screens.categories',
    parent: '/Question/AssessmentCourseQuestion',
    words,
    page: page('Categories'),
  }),
  screen({
    path: '/Question/AssessmentCourseQuestion-edit/:ID?',
    rule: 'editorAssessment',
    auth: true,
    title: 'feedback:screens.courseQuestion',
    parent: '/Question/AssessmentCourseQuestion',
    page: page('CourseQuestion'),
  }),
  screen({
    path: '/Question/AssessmentInstructorQuestion',
    rule: 'editor',
    auth: true,
    title: 'feedback:screens.instructorQuestions',
    menu: { group: 'results', order: 51, icon: 'question' },
    words,
    page: page('InstructorQuestions'),
  }),
  screen({
    path: '/Question/AssessmentInstructorQuestion-edit/:ID?',
    rule: 'editor',
    auth: true,
    title: 'feedback:screens.instructorQuestion',
    parent: '/Question/AssessmentInstructorQuestion',
    page: page('InstructorQuestion'),
  }),
  screen({
    path: '/CustomerReview/CourseReview',
    rule: 'editorAssessment',
    auth: true,
    title: 'feedback:screens.courseRounds',
    menu: { group: 'results', order: 45, icon: 'summary' },
    words: kept,
    page: rounds('CourseRounds'),
  }),
  screen({
    path: '/CustomerReview/CourseReview-edit/:ID?',
    rule: 'editorAssessment',
    auth: true,
    title: 'feedback:screens.courseRound',
    parent: '/CustomerReview/CourseReview',
    words: kept,
    page: rounds('CourseRound'),
  }),
  screen({
    path: '/CustomerReview/InstructorAssessment',
    rule: 'editor',
    auth: true,
    title: 'feedback:screens.instructorRounds',
    menu: { group: 'results', order: 46, icon: 'summary' },
    words: kept,
    page: rounds('InstructorRounds'),
  }),
  screen({
    path: '/CustomerReview/InstructorAssessment-edit/:ID?',
    rule: 'editor',
    auth: true,
    title: 'feedback:screens.instructorRound',
    parent: '/CustomerReview/InstructorAssessment',
    words: kept,
    page: rounds('InstructorRound'),
  }),
  screen({
    path: '/InstructorAssessmentResult',
    rule: 'editor',
    auth: true,
    title: 'feedback:screens.instructorResults',
    menu: { group: 'results', order: 47, icon: 'result' },
    words: kept,
    page: rounds('InstructorResults'),
  }),
  screen({
    path: '/InstructorAssessmentResultDetail/:Code?',
    rule: 'editor',
    auth: true,
    title: 'feedback:screens.instructorResult',
    parent: '/InstructorAssessmentResult',
    words: kept,
    page: rounds('Result'),
  }),
  screen({
    path: '/AvailableReview',
    rule: 'customerTrainee',
    auth: true,
    title: 'feedback:screens.available',
    menu: { group: 'results', order: 48, icon: 'confirm' },
    page: answers('Available'),
  }),
  screen({
    path: '/ReviewAnswer/:Code?',
    rule: 'anonymous',
    auth: false,
    frame: 'bare',
    title: 'feedback:screens.answer',
    page: answers('Answer'),
  }),
  screen({
    path: '/InstructorAssessment',
    rule: 'assessment',
    auth: true,
    title: 'feedback:screens.assessments',
    menu: { group: 'results', order: 49, icon: 'confirm' },
    page: answers('Assessments'),
  }),
  screen({
    path: '/InstructorAssessmentAnswerIACE/:Code?',
    rule: 'assessment',
    auth: true,
    title: 'feedback:screens.answer',
    parent: '/InstructorAssessment',
    page: answers('Assessment'),
  }),
  screen({
    path: '/InstructorCourseEvaluation',
    rule: 'instructor',
    auth: true,
    title: 'feedback:screens.courseEvaluation',
    menu: { group: 'results', order: 44, icon: 'confirm' },
    words: kept,
    page: answers('CourseEvaluation'),
  }),
]
