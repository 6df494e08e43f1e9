import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as planning } from '../../../text/fr.ts'
import { fr as catalogue } from '#modules/catalogue/text/fr.ts'

export const fr: Words<typeof ar> = {
  title: planning.screens.annualPlan,
  none: 'Aucune formation n’est encore publiée pour cette période.',
  dates: terms.dates,
  course: terms.course,
  hours: terms.hours,
  language: terms.languageOfTraining,
  place: terms.place,
  academy: planning.places.academy,
  customerSite: planning.places.customerSite,
  online: planning.places.online,
  fee: terms.fee,
  free: catalogue.free,
}
