import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as own } from '#modules/reports/text/en.ts'

export const en: Words<typeof ar> = {
  title: 'Training course statistics, drawn',
  courses: 'Courses with the most seats taken',
  course: terms.course,
  month: terms.month,
  byMonth: 'Month by month',
  lastMonths: 'The last {{shown}} months of these days are drawn.',
  now: own.now,
  before: own.before,
  classes: terms.classes,
  taken: own.figures.sold,
  passRate: own.figures.passRate,
}
