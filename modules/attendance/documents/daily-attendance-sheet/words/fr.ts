import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as attendance } from '../../../text/fr.ts'

export const fr: Words<typeof ar> = {
  title: 'Présences jour par jour',
  classNumber: terms.classNumber,
  dates: terms.dates,
  required: attendance.required,
  part: 'Partie {{number}}',
  row: terms.rowNumber,
  traineeNumber: terms.traineeNumber,
  name: terms.name,
  taken: attendance.taken,
  letters: { present: 'P', late: 'R', leftEarly: 'D', excused: 'E', absent: 'A' },
  legend: '{{letter}} : {{mark}}',
  marks: attendance.marks,
}
