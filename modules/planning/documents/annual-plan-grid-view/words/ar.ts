import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as plan } from '../../annual-plan/words/ar.ts'

export const ar = {
  title: 'الخطة السنوية بالأشهر',
  none: plan.none,
  course: terms.course,
  days: '{{from}} – {{to}}',
  daysBeyond: '{{from}} – {{to}} {{month}}',
} as const
