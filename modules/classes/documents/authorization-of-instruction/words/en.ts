import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as classes } from '../../../text/en.ts'

export const en: Words<typeof ar> = {
  title: 'Authorization of instruction',
  text: 'The academy authorizes {{instructor}} ({{role}}) to teach the course “{{course}}” in this class, at the times and place below.',
  classNumber: terms.classNumber,
  instructor: terms.theInstructor,
  instructorNumber: terms.instructorNumber,
  course: terms.course,
  courseNumber: terms.courseNumber,
  dates: terms.dates,
  hours: terms.hours,
  place: terms.place,
  academy: classes.places.academy,
  customerSite: classes.places.customerSite,
  online: classes.places.online,
  language: terms.languageOfTraining,
  roles: {
    lead: classes.roles.lead,
    backup: classes.roles.backup,
    assistant: classes.roles.assistant,
  },
  sessions: terms.sessions,
  ownSessions: 'Sessions of the instructor',
  number: terms.number,
  day: terms.day,
  time: terms.time,
  classRoom: terms.classroom,
}
