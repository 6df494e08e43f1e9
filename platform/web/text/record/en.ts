import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const en: Words<typeof ar> = {
  facts: {
    report: 'Document',
    ID: 'Record number',
    CourseClassID: 'Class number',
    TraineeID: 'Trainee number',
    AnnualPlanID: 'Plan row number',
  },
}
