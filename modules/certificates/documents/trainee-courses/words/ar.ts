import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as evaluation } from '#modules/evaluation/text/ar.ts'
import { ar as certificates } from '../../../text/ar.ts'

export const ar = {
  title: 'بيان دورات متدرب',
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
} as const
