import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as exams } from '#modules/exams/text/en.ts'

export const en: Words<typeof ar> = {
  title: terms.certificate,
  kinds: {
    completion: 'Certificate of Completion',
    excellence: 'Certificate of Excellence',
    attendance: 'Certificate of Attendance',
    diploma: terms.diplomaWord,
    practical: 'Certificate of Practical Training',
    noCourse: terms.certificate,
  },
  certifies: '{{academy}} certifies that',
  completed: 'has successfully completed the requirements of the training course',
  attended: 'has attended the training course',
  held_zero: 'held {{dates}}, of {{hours}} training hours',
  held_one: 'held {{dates}}, of one training hour',
  held_two: 'held {{dates}}, of {{hours}} training hours',
  held_few: 'held {{dates}}, of {{hours}} training hours',
  held_many: 'held {{dates}}, of {{hours}} training hours',
  held_other: 'held {{dates}}, of {{hours}} training hours',
  grade: 'with the grade {{band}} ({{percent}})',
  serial: 'Certificate no.',
  classCode: terms.classNo,
  issuedOn: 'Issued on',
  verify: 'To verify, scan the code or visit',
  version: exams.fields.version,
}
