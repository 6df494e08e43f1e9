import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as own } from '#modules/reports/text/ar.ts'

export const ar = {
  title: 'إحصائية الدورات التدريبية',
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
  none: 'لم تُعقد في هذه الأيام أي دورة.',
}
