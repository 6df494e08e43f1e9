import type { AuditField, AuditSubject } from '#platform/shared/record/event-kinds.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'

export const subjects = {
  account: 'Account',
  attempt: 'Exam paper',
  certificate: terms.certificate,
  classSession: 'Training session',
  course: 'Course',
  courseClass: 'Class',
  erasure: terms.erasureRequest,
  exam: 'Exam',
  file: terms.oneFile,
  holiday: terms.holiday,
  instructor: terms.instructor,
  invoice: terms.invoice,
  list: 'List on a page',
  lookup: 'Lookup',
  mailTemplate: 'Letter wording',
  numberSeries: 'Number series',
  organization: terms.organization,
  planRow: 'Plan row',
  question: terms.question,
  questionImport: 'Question import',
  registration: 'Registration',
  repeatExam: 'Repeat of an exam',
  classRoom: 'Classroom',
  rosterImport: terms.roster,
  setting: 'Setting',
  trainee: terms.trainee,
} as const satisfies Record<AuditSubject, string>

export const fields = {
  active: terms.switchedOn,
  code: terms.code,
  email: terms.eMail,
  fee: terms.fee,
  from: terms.firstDay,
  name: terms.name,
  reason: terms.reason,
  to: terms.lastDay,
  value: 'Value',
} as const satisfies Record<AuditField, string>
