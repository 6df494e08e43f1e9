import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as evaluation } from '#modules/evaluation/text/en.ts'
import { en as certificates } from '../../../text/en.ts'

export const en: Words<typeof ar> = {
  title: 'Courses of a trainee',
  trainee: terms.theTrainee,
  traineeCode: terms.traineeNumber,
  course: terms.course,
  classCode: terms.classNo,
  dates: terms.dates,
  firstDay: terms.firstDay,
  lastDay: terms.lastDay,
  hours: terms.hours,
  attendance: terms.attendance,
  result: certificates.courses.result,
  outcome: certificates.courses.outcome,
  passed: certificates.courses.passed,
  notPassed: certificates.courses.notPassed,
  certificates: terms.certificates,
  total: terms.total,
  none: evaluation.notPublished,
}
