import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as catalogue } from '../../../text/en.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'

export const en: Words<typeof ar> = {
  title: 'Training course',
  code: terms.code,
  revision: catalogue.revisions.number,
  course: catalogue.fields.name,
  category: catalogue.fields.category,
  level: terms.level,
  types: catalogue.fields.types,
  taughtIn: catalogue.fields.taughtIn,
  hours: terms.hours,
  days: terms.days,
  fee: terms.fee,
  free: catalogue.free,
  pass: catalogue.fields.passPercent,
  attendance: catalogue.fields.attendancePercent,
  before: catalogue.whatYouNeed,
  objectives: catalogue.whatYouLearn,
  content: terms.content,
  length: catalogue.fields.duration,
  mean: catalogue.howEvaluated,
  percent: terms.percent,
  exams: terms.exams,
  taughtBy: 'Taught by:',
}
