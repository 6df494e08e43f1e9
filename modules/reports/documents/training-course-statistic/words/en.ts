import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as own } from '#modules/reports/text/en.ts'

export const en: Words<typeof ar> = {
  title: 'Training course statistics',
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
  none: 'No course was held on these days.',
}
