import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'

export const fr: Words<typeof ar> = {
  facts: {
    report: terms.document,
    ID: terms.recordNumber,
    CourseClassID: terms.classNumber,
    TraineeID: terms.traineeNumber,
    AnnualPlanID: terms.planRowNumber,
  },
}
