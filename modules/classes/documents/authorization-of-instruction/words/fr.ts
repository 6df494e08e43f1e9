import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as classes } from '../../../text/fr.ts'

export const fr: Words<typeof ar> = {
  title: 'Autorisation d’enseigner',
  text: 'L’académie autorise {{instructor}} ({{role}}) à assurer la formation « {{course}} » dans cette session, aux dates et lieu ci-dessous.',
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
  ownSessions: 'Séances du formateur',
  number: terms.number,
  day: terms.day,
  time: terms.time,
  classRoom: terms.classroom,
}
