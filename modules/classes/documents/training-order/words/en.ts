import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as classes } from '../../../text/en.ts'

export const en: Words<typeof ar> = {
  title: 'Training order',
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
