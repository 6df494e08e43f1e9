import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const en: Words<typeof ar> = {
  title: 'Certificate',
  kinds: {
    completion: 'Certificate of Completion',
    excellence: 'Certificate of Excellence',
    attendance: 'Certificate of Attendance',
    diploma: 'Diploma',
    practical: 'Certificate of Practical Training',
    noCourse: 'Certificate',
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
  classCode: 'Class no.',
  issuedOn: 'Issued on',
  verify: 'To verify, scan the code or visit',
  version: 'Version {{number}}',
}
