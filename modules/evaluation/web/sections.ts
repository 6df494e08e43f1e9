import { section, type RecordSection } from '#platform/web/record-sections.ts'

/** What the page of a class shows of marks and results. */
export const evaluationSections: readonly RecordSection[] = [
  section({
    of: 'class',
    key: 'results',
    module: 'evaluation',
    title: 'ofClass',
    rule: 'adminEvaluatorInstructorCoordinator',
    part: async () => ({ default: (await import('./parts/ResultsOfClass.tsx')).ResultsOfClass }),
    open: async () => ({ default: (await import('./parts/ResultsOfClass.tsx')).OpenInClass }),
  }),
  section({
    of: 'classInstructed',
    key: 'results',
    module: 'evaluation',
    title: 'ofClass',
    rule: 'instructor',
    part: async () => ({ default: (await import('./parts/ResultsOfClass.tsx')).ResultsOfClass }),
    open: async () => ({ default: (await import('./parts/ResultsOfClass.tsx')).OpenInTaught }),
  }),
  section({
    of: 'classAttended',
    key: 'results',
    module: 'evaluation',
    title: 'ofClass',
    rule: 'trainee',
    part: async () => ({ default: (await import('./parts/OwnResult.tsx')).OwnResultOfClass }),
  }),
]
