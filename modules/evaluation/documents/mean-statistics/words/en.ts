import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'

export const en: Words<typeof ar> = {
  title: 'Statistics of the means of evaluation',
  classNumber: terms.classNumber,
  dates: terms.dates,
  trainees: terms.trainees,
  pass: 'To pass',
  means: 'Means of evaluation',
  exams: terms.exams,
  name: terms.name,
  share: 'Weight',
  max: 'Out of',
  given: 'Marked',
  average: 'Average',
  lowest: 'Lowest',
  highest: 'Highest',
}
