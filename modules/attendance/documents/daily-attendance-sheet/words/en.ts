import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as attendance } from '../../../text/en.ts'

export const en: Words<typeof ar> = {
  title: 'Daily attendance',
  classNumber: terms.classNumber,
  dates: terms.dates,
  required: attendance.required,
  part: 'Part {{number}}',
  row: terms.rowNumber,
  traineeNumber: terms.traineeNumber,
  name: terms.name,
  taken: attendance.taken,
  letters: { present: 'P', late: 'L', leftEarly: 'E', excused: 'X', absent: 'A' },
  legend: '{{letter}}: {{mark}}',
  marks: attendance.marks,
}
