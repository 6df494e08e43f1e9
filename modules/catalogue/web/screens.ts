import { type Screen, screen } from '#platform/shared/screen.ts'

export const catalogueScreens: Screen[] = [
  screen({
    path: '/Course/:ID?',
    rule: 'editorCourse',
    auth: true,
    title: 'catalogue:screens.courses',
    menu: { group: 'catalogue', order: 10, icon: 'course' },
    page: () => import('./pages/CoursesPage.tsx'),
  }),
  screen({
    path: '/Setting/Course-Edit/:ID?/:IsDeplom',
    rule: 'editorCourse',
    auth: true,
    title: 'catalogue:screens.courseEdit',
    parent: '/Course/:ID?',
    page: () => import('./pages/CourseEditPage.tsx'),
  }),
  screen({
    path: '/CourseList/:ID?',
    rule: 'customerTrainee',
    auth: true,
    title: 'catalogue:screens.courseList',
    menu: { group: 'catalogue', order: 20, icon: 'course' },
    page: () => import('./pages/CourseListPage.tsx'),
  }),
  screen({
    path: '/CourseDetail/:ID?',
    rule: 'customerTrainee',
    auth: true,
    title: 'catalogue:screens.courseDetail',
    parent: '/CourseList/:ID?',
    page: () => import('./pages/CourseDetailPage.tsx'),
  }),
  screen({
    path: '/CourseCatalogReport',
    rule: 'editor',
    auth: true,
    title: 'catalogue:screens.catalogueReport',
    menu: { group: 'catalogue', order: 18, icon: 'report' },
    page: () => import('./pages/CatalogueReportPage.tsx'),
  }),
]
