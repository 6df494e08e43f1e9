import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as evaluation } from '#modules/evaluation/text/fr.ts'
import { fr as certificates } from '../../../text/fr.ts'

export const fr: Words<typeof ar> = {
  title: 'Formations d’un stagiaire',
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
