import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as attendance } from '../../../text/fr.ts'

export const fr: Words<typeof ar> = {
  title: 'Feuille de présence',
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
  signatureOf: 'Signature, séance {{number}}',
  marks: attendance.marks,
}
