import { screen } from '#platform/shared/screen.ts'

/** The names of states and kinds that rows are grouped by. */
const words = ['registration', 'classes', 'requests', 'billing', 'certificates', 'feedback', 'people']

export const reportsScreens = [
  screen({
    path: '/HomeStatistics',
    rule: 'adminTrainingCoordinator',
    auth: true,
    title: 'reports:screens.statistics',
    menu: { group: 'reports', order: 10, icon: 'statistics' },
    words,
    page: () => import('./pages/HomeStatisticsPage.tsx'),
  }),
  screen({
    path: '/dashboard/analytics',
    rule: 'editor',
    auth: true,
    title: 'reports:screens.analytics',
    menu: { group: 'reports', order: 20, icon: 'analytics' },
    words,
    page: () => import('./pages/AnalyticsPage.tsx'),
  }),
  screen({
    path: '/Statistics/CoursePassStatistics',
    rule: 'editor',
    auth: true,
    title: 'reports:screens.coursePass',
    menu: { group: 'reports', order: 30, icon: 'result' },
    words,
    page: () => import('./pages/CoursePassStatisticsPage.tsx'),
  }),
  screen({
    path: '/Statistics/Assessment',
    rule: 'editorAssessment',
    auth: true,
    title: 'reports:screens.assessment',
    menu: { group: 'reports', order: 50, icon: 'analytics' },
    words,
    page: () => import('./pages/AssessmentStatisticsPage.tsx'),
  }),
  screen({
    path: '/Reports',
    rule: 'adminTrainingCoordinator',
    auth: true,
    title: 'reports:screens.reports',
    menu: { group: 'reports', order: 80, icon: 'report' },
    page: () => import('./pages/ReportsPage.tsx'),
  }),
  screen({
    path: '/Reports/Builder/:ID?',
    rule: 'adminTrainingCoordinator',
    auth: true,
    title: 'reports:screens.builder',
    page: () => import('./pages/ReportBuilderPage.tsx'),
  }),
  screen({
    path: '/Reports/View/:ID',
    rule: 'adminTrainingCoordinator',
    auth: true,
    title: 'reports:screens.report',
    page: () => import('./pages/ReportViewPage.tsx'),
  }),
  screen({
    path: '/Reports/Runs',
    rule: 'adminTrainingCoordinator',
    auth: true,
    title: 'reports:screens.runs',
    page: () => import('./pages/ReportRunsPage.tsx'),
  }),
  screen({
    path: '/Reports/Run/:ID',
    rule: 'adminTrainingCoordinator',
    auth: true,
    title: 'reports:screens.run',
    page: () => import('./pages/ReportRunPage.tsx'),
  }),
]
