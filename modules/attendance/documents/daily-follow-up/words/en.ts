import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'

export const en: Words<typeof ar> = {
  title: 'Daily follow-up of the training',
  classNumber: terms.classNumber,
  dates: terms.dates,
  day: terms.day,
  sessions: terms.sessions,
  number: terms.number,
  time: terms.time,
  topic: terms.topic,
  instructor: terms.instructor,
  came: 'Came',
  covered: 'What was covered',
  scale: 'Each trainee from 1 (weak) to 5 (excellent)',
  row: terms.rowNumber,
  traineeNumber: terms.traineeNumber,
  name: terms.name,
  participation: terms.participation,
  understanding: 'Understanding',
  practice: 'Practice',
  conduct: 'Conduct',
  remarks: 'Remarks',
}
