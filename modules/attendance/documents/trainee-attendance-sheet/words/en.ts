import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as attendance } from '../../../text/en.ts'

export const en: Words<typeof ar> = {
  title: 'Attendance sheet',
  classNumber: terms.classNumber,
  dates: terms.dates,
  day: terms.day,
  sessions: terms.sessions,
  number: terms.number,
  time: terms.time,
  classRoom: terms.classroom,
  topic: terms.topic,
  instructor: terms.instructor,
  trainees: terms.trainees,
  row: terms.rowNumber,
  name: terms.name,
  organization: terms.theOrganization,
  signatureOf: 'Signature, session {{number}}',
  marks: attendance.marks,
}
