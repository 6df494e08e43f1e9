import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'

export const en: Words<typeof ar> = {
  facts: {
    report: terms.document,
    ID: terms.recordNumber,
    CourseClassID: terms.classNumber,
    TraineeID: terms.traineeNumber,
    AnnualPlanID: terms.planRowNumber,
  },
}
