import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as catalogue } from '#modules/catalogue/text/fr.ts'
import { fr as plan } from '../../annual-plan/words/fr.ts'
import { fr as planning } from '../../../text/fr.ts'

export const fr: Words<typeof ar> = {
  title: 'Annonce d’une formation',
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
  registerAt: 'Inscription :',
  readMoreAt: 'En savoir plus :',
}
