import { screen } from '#platform/shared/screen.ts'

export const costingScreens = [
  // Planning's page, which reaches into the timetable (a row becomes a class) and into what it costs.
  screen({
    path: '/planning/AnnualPlan',
    rule: 'adminTrainingCoordinator',
    auth: true,
    title: 'planning:screens.annualPlan',
    menu: { group: 'planning', order: 20, icon: 'calendar' },
    parent: '/planning',
    page: () => import('./pages/AnnualPlanPage.tsx'),
  }),
  screen({
    path: '/planning/AnnualPlanCosting',
    rule: 'adminTrainingCoordinator',
    auth: true,
    title: 'costing:screens.planCosting',
    menu: { group: 'planning', order: 22, icon: 'costs' },
    parent: '/planning/AnnualPlan',
    words: ['planning'],
    page: () => import('./pages/AnnualPlanCostingPage.tsx'),
  }),
  screen({
    path: '/planning/YearSummary',
    rule: 'adminTrainingCoordinator',
    auth: true,
    title: 'costing:screens.yearSummary',
    menu: { group: 'planning', order: 24, icon: 'summary' },
    parent: '/planning',
    words: ['planning'],
    page: () => import('./pages/YearSummaryPage.tsx'),
  }),
]
