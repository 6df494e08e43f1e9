import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as classes } from '../../../text/fr.ts'

export const fr: Words<typeof ar> = {
  title: 'Ordre de formation',
  classNumber: terms.classNumber,
  courseNumber: terms.courseNumber,
  dates: terms.dates,
  hours: terms.hours,
  place: terms.place,
  academy: classes.places.academy,
  customerSite: classes.places.customerSite,
  online: classes.places.online,
  language: terms.languageOfTraining,
  minTrainees: terms.minimumTrainees,
  maxTrainees: terms.maximumTrainees,
  staff: classes.tabs.instructors,
  name: terms.name,
  role: terms.role,
  roles: classes.roles,
  answer: classes.fields.answer,
  asked: classes.answers.asked,
  accepted: classes.answers.accepted,
  appointed: classes.staff.appointed,
  sessions: terms.sessions,
  number: terms.number,
  day: terms.day,
  time: terms.time,
  classRoom: terms.classroom,
  trainees: terms.trainees,
  traineeNumber: terms.traineeNumber,
  organization: terms.theOrganization,
}
