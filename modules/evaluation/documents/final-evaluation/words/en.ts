import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const en: Words<typeof ar> = {
  title: 'Final evaluation',
  trainee: 'Trainee',
  traineeCode: 'Trainee no.',
  course: 'Course',
  dates: 'Dates',
  result: 'Result',
  passed: 'Passed',
  failed: 'Not passed',
  part: 'Part',
  score: 'Score',
  share: 'Weight in the result',
  points: 'Contributes',
  total: 'Final percentage',
  attendance: 'Attendance {{percent}}, required {{threshold}}',
  pass: 'Pass mark {{percent}}',
  published: 'Published {{at}} (version {{version}})',
  scoreOf: '{{score}} of {{max}}',
  none: 'Not given',
  classCode: 'Class no.',
}
