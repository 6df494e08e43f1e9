import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as own } from '#modules/reports/text/ar.ts'

export const ar = {
  title: 'مخطط إحصائية الدورات التدريبية',
  courses: 'الدورات الأكثر شغلًا للمقاعد',
  course: terms.course,
  month: terms.month,
  byMonth: 'شهرًا بشهر',
  lastMonths: 'يُرسم آخر {{shown}} شهرًا من هذه الأيام.',
  now: own.now,
  before: own.before,
  classes: terms.classes,
  taken: own.figures.sold,
  passRate: own.figures.passRate,
}
