import { section, type RecordSection } from '#platform/web/record-sections.ts'

/** What the page of a course shows of the plan. */
export const planningSections: readonly RecordSection[] = [
  section({
    of: 'course',
    key: 'plan',
    module: 'planning',
    title: 'screens.annualPlan',
    rule: 'adminTrainingCoordinator',
    part: async () => ({ default: (await import('./parts/row/RowsOfCourse.tsx')).RowsOfCourse }),
  }),
]
