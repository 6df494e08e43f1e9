import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as own } from '#modules/reports/text/fr.ts'

export const fr: Words<typeof ar> = {
  title: 'Statistiques des formations',
  courses: terms.courses,
  code: terms.code,
  course: terms.course,
  classes: terms.classes,
  offered: own.figures.offered,
  taken: own.figures.sold,
  results: terms.results,
  passed: terms.passed,
  passRate: own.figures.passRate,
  mean: own.figures.mean,
  none: 'Aucune formation n’a eu lieu ces jours-là.',
}
