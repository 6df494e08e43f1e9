import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'

export const en: Words<typeof ar> = {
  title: 'Schedule of classrooms',
  none: 'No sessions in classrooms on these days.',
  more: 'There are more sessions than are printed here. Choose fewer days to see all of them.',
  day: terms.day,
  time: terms.time,
  classNumber: terms.classNumber,
  course: terms.course,
  session: terms.session,
  instructors: terms.instructors,
  seats: terms.seats,
}
