import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as plan } from '../../annual-plan/words/fr.ts'

export const fr: Words<typeof ar> = {
  title: 'Plan annuel par mois',
  none: plan.none,
  course: terms.course,
  days: '{{from}} – {{to}}',
  daysBeyond: '{{from}} – {{to}} {{month}}',
}
