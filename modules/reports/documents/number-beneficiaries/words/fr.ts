import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as own } from '#modules/reports/text/fr.ts'

export const fr: Words<typeof ar> = {
  title: 'Nombre de bénéficiaires',
  classNumber: terms.classNumber,
  dates: terms.dates,
  trainees: terms.trainees,
  men: 'Hommes',
  women: 'Femmes',
  together: own.together,
  organization: terms.organization,
  nationality: terms.nationality,
  noOrganization: own.none.organization,
  noNationality: own.none.other,
  nobody: 'Personne n’est encore inscrit à cette session.',
}
