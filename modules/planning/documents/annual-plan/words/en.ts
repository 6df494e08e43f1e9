import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as planning } from '../../../text/en.ts'
import { en as catalogue } from '#modules/catalogue/text/en.ts'

export const en: Words<typeof ar> = {
  title: planning.screens.annualPlan,
  none: 'No course has been published for these days yet.',
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
