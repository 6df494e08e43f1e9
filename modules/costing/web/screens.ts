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
]
