import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as catalogue } from '#modules/catalogue/text/ar.ts'
import { ar as plan } from '../../annual-plan/words/ar.ts'
import { ar as planning } from '../../../text/ar.ts'

export const ar = {
  title: 'إعلان دورة',
  courseNumber: terms.courseNumber,
  dates: terms.dates,
  hours: terms.hours,
  weekdays: planning.fields.weekdays,
  time: terms.time,
  place: terms.place,
  academy: plan.academy,
  customerSite: plan.customerSite,
  online: plan.online,
  language: terms.languageOfTraining,
  level: terms.level,
  fee: terms.fee,
  free: catalogue.free,
  objectives: catalogue.whatYouLearn,
  prerequisite: catalogue.fields.prerequisite,
  registerAt: 'سجّل في:',
  readMoreAt: 'اقرأ المزيد في:',
} as const
