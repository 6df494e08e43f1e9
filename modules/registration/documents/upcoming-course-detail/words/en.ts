import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as catalogue } from '#modules/catalogue/text/en.ts'
import { en as registration } from '../../../text/en.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'

export const en: Words<typeof ar> = {
  title: 'Upcoming course',
  classNumber: terms.classNumber,
  planNumber: 'Plan number',
  planned: 'Planned; registration has not opened yet.',
  readMore: 'Read more at',
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
  seats: 'Free seats',
  full: 'Full',
  register: 'Register at',
  objectives: catalogue.whatYouLearn,
  before: catalogue.completeFirst,
  prerequisite: 'Prerequisite:',
  content: terms.content,
  sessions: terms.sessions,
  time: terms.time,
}
