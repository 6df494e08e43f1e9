import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'

export const fr: Words<typeof ar> = {
  title: 'Statistiques des moyens d’évaluation',
  classNumber: terms.classNumber,
  dates: terms.dates,
  trainees: terms.trainees,
  pass: 'Pour réussir',
  means: 'Moyens d’évaluation',
  exams: terms.exams,
  name: terms.name,
  share: 'Poids',
  max: 'Sur',
  given: 'Notés',
  average: 'Moyenne',
  lowest: 'Minimum',
  highest: 'Maximum',
}
