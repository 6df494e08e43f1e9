import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as plan } from '../../annual-plan/words/en.ts'

export const en: Words<typeof ar> = {
  title: 'Annual plan by month',
  none: plan.none,
  course: terms.course,
  days: '{{from}} – {{to}}',
  daysBeyond: '{{from}} – {{to}} {{month}}',
}
