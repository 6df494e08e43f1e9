import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as catalogue } from '#modules/catalogue/text/en.ts'
import { en as plan } from '../../annual-plan/words/en.ts'
import { en as planning } from '../../../text/en.ts'

export const en: Words<typeof ar> = {
  title: 'Advert of a course',
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
  registerAt: 'Register at:',
  readMoreAt: 'Read more at:',
}
