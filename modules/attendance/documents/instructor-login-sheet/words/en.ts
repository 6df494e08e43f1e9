import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as kit } from '#platform/web/text/kit/en.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'

export const en: Words<typeof ar> = {
  title: 'Instructors’ sign-in sheet',
  classNumber: terms.classNumber,
  dates: terms.dates,
  sessions: terms.sessions,
  number: terms.number,
  day: terms.day,
  time: terms.time,
  classRoom: terms.classroom,
  instructor: terms.instructor,
  signIn: 'In',
  signOut: 'Out',
  signature: kit.print.signature,
}
