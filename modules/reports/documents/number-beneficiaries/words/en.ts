import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as own } from '#modules/reports/text/en.ts'

export const en: Words<typeof ar> = {
  title: 'Number of beneficiaries',
  classNumber: terms.classNumber,
  dates: terms.dates,
  trainees: terms.trainees,
  men: 'Men',
  women: 'Women',
  together: own.together,
  organization: terms.organization,
  nationality: terms.nationality,
  noOrganization: own.none.organization,
  noNationality: own.none.other,
  nobody: 'Nobody is enrolled in this class yet.',
}
