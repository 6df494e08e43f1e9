import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const fr: Words<typeof ar> = {
  facts: {
    report: 'Document',
    ID: 'Numéro de la fiche',
    CourseClassID: 'Numéro de la session',
    TraineeID: 'Numéro du stagiaire',
    AnnualPlanID: 'Numéro de la ligne du plan',
  },
}
