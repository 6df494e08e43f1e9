import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as planning } from '../../../text/ar.ts'
import { ar as catalogue } from '#modules/catalogue/text/ar.ts'

export const ar = {
  title: planning.screens.annualPlan,
  none: 'لم تُنشر في هذه المدة دورات بعد.',
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
} as const
