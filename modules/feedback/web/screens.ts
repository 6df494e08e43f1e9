import { screen } from '#platform/shared/screen.ts'
import type { pages } from './pages/FeedbackPages.tsx'

const page = (name: keyof typeof pages) => () =>
  import('./pages/FeedbackPages.tsx').then((file) => ({ default: file.pages[name] }))
const words: string[] = ['lookups']

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
]
