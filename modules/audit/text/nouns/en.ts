import type { AuditField, AuditSubject } from '#platform/shared/record/event-kinds.ts'

export const subjects = {
  account: 'Account',
  attempt: 'Exam paper',
  certificate: 'Certificate',
  classSession: 'Training session',
  course: 'Course',
  courseClass: 'Class',
  erasure: 'Erasure request',
  exam: 'Exam',
  file: 'File',
  holiday: 'Holiday',
  instructor: 'Instructor',
  list: 'List on a page',
  lookup: 'Lookup',
  organization: 'Organization',
  planRow: 'Plan row',
  question: 'Question',
  questionImport: 'Question import',
  registration: 'Registration',
  repeatExam: 'Repeat of an exam',
  classRoom: 'Classroom',
  rosterImport: 'Roster',
  setting: 'Setting',
  trainee: 'Trainee',
} as const satisfies Record<AuditSubject, string>

export const fields = {
  active: 'Active',
  code: 'Code',
  email: 'E-mail',
  fee: 'Fee',
  from: 'First day',
  name: 'Name',
  reason: 'Reason',
  to: 'Last day',
  value: 'Value',
} as const satisfies Record<AuditField, string>
