import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as classes } from '../../../text/ar.ts'

export const ar = {
  title: 'تكليف بالتدريس',
  text: 'تكلّف الأكاديمية {{instructor}} ({{role}}) بتدريس دورة «{{course}}» في هذه الشعبة، في الموعد والمكان الآتيين.',
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
  ownSessions: 'جلسات المدرب',
  number: terms.number,
  day: terms.day,
  time: terms.time,
  classRoom: terms.classroom,
} as const
