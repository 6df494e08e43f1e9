import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as attendance } from '../../../text/ar.ts'

export const ar = {
  title: 'كشف حضور المتدربين',
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
  signatureOf: 'توقيع الجلسة {{number}}',
  marks: attendance.marks,
}
