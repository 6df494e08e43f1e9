import { ar as kit } from '#platform/web/text/kit/ar.ts'
import { ar as terms } from '#platform/web/text/terms/ar.ts'

export const ar = {
  title: 'كشف توقيع المدربين',
  classNumber: terms.classNumber,
  dates: terms.dates,
  sessions: terms.sessions,
  number: terms.number,
  day: terms.day,
  time: terms.time,
  classRoom: terms.classroom,
  instructor: terms.instructor,
  signIn: 'الحضور',
  signOut: 'الانصراف',
  signature: kit.print.signature,
}
