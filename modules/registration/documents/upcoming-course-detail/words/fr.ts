import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as catalogue } from '#modules/catalogue/text/fr.ts'
import { fr as registration } from '../../../text/fr.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'

export const fr: Words<typeof ar> = {
  title: 'Formation à venir',
  classNumber: terms.classNumber,
  planNumber: 'Numéro au plan',
  planned: 'Prévue ; les inscriptions ne sont pas encore ouvertes.',
  readMore: 'En savoir plus',
  course: catalogue.fields.name,
  dates: terms.dates,
  hours: terms.hours,
  place: terms.place,
  academy: registration.places.academy,
  customerSite: registration.places.customerSite,
  online: registration.places.online,
  taughtIn: catalogue.fields.language,
  category: catalogue.fields.category,
  level: terms.level,
  fee: terms.fee,
  free: catalogue.free,
  seats: 'Places libres',
  full: 'Complet',
  register: 'Inscription',
  objectives: catalogue.whatYouLearn,
  before: catalogue.completeFirst,
  prerequisite: 'Prérequis :',
  content: terms.content,
  sessions: terms.sessions,
  time: terms.time,
}
