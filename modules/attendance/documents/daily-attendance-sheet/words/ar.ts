import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as attendance } from '../../../text/ar.ts'

export const ar = {
  title: 'كشف الحضور اليومي',
  classNumber: terms.classNumber,
  dates: terms.dates,
  required: attendance.required,
  part: 'الجزء {{number}}',
  row: terms.rowNumber,
  traineeNumber: terms.traineeNumber,
  name: terms.name,
  taken: attendance.taken,
  letters: { present: 'ح', late: 'ت', leftEarly: 'ص', excused: 'ع', absent: 'غ' },
  legend: '{{letter}}: {{mark}}',
  marks: attendance.marks,
}
