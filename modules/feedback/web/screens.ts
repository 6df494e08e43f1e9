import { screen } from '#platform/shared/screen.ts'

export const feedbackScreens = [
  screen({
    path: '/Question/AssessmentCourseQuestion',
    rule: 'editorAssessment',
    auth: true,
    title: 'feedback:screens.courseQuestions',
    menu: { group: 'results', order: 50, icon: 'question' },
    words: ['lookups'],
    page: () => import('./pages/CourseQuestionsPage.tsx'),
  }),
  screen({
    path: '/Question/AssessmentCourseQuestion/ListOfCategoryAssessment',
    rule: 'editorAssessment',
    auth: true,
    title: 'feedback:screens.categories',
    parent: '/Question/AssessmentCourseQuestion',
    page: () => import('./pages/CategoriesPage.tsx'),
  }),
  screen({
    path: '/Question/AssessmentCourseQuestion-edit/:ID?',
    rule: 'editorAssessment',
    auth: true,
    title: 'feedback:screens.courseQuestion',
    parent: '/Question/AssessmentCourseQuestion',
    page: () => import('./pages/CourseQuestionPage.tsx'),
  }),
  screen({
    path: '/Question/AssessmentInstructorQuestion',
    rule: 'editor',
    auth: true,
    title: 'feedback:screens.instructorQuestions',
    menu: { group: 'results', order: 51, icon: 'question' },
    words: ['lookups'],
    page: () => import('./pages/InstructorQuestionsPage.tsx'),
  }),
  screen({
    path: '/Question/AssessmentInstructorQuestion-edit/:ID?',
    rule: 'editor',
    auth: true,
    title: 'feedback:screens.instructorQuestion',
    parent: '/Question/AssessmentInstructorQuestion',
    page: () => import('./pages/InstructorQuestionPage.tsx'),
  }),
]
