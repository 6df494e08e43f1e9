import { ar as terms } from '#platform/web/text/terms/ar.ts'

export const ar = {
  facts: {
    report: terms.document,
    ID: terms.recordNumber,
    CourseClassID: terms.classNumber,
    TraineeID: terms.traineeNumber,
    AnnualPlanID: terms.planRowNumber,
  },
} as const
