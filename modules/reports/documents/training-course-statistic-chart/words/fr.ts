import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as own } from '#modules/reports/text/fr.ts'

export const fr: Words<typeof ar> = {
  title: 'Statistiques des formations en graphiques',
  courses: 'Formations avec le plus de places prises',
  course: terms.course,
  month: terms.month,
  byMonth: 'Mois par mois',
  lastMonths: 'Les {{shown}} derniers mois de ces jours sont représentés.',
  now: own.now,
  before: own.before,
  classes: terms.classes,
  taken: own.figures.sold,
  passRate: own.figures.passRate,
}
