import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as evaluation } from '#modules/evaluation/text/en.ts'
import { en as sitting } from '#modules/exams/text/sitting/en.ts'

export const en: Words<typeof ar> = {
  title: 'Final evaluation',
  trainee: terms.theTrainee,
  traineeCode: 'Trainee no.',
  course: terms.course,
  dates: terms.dates,
  result: terms.result,
  passed: evaluation.outcomes.passed,
  failed: evaluation.outcomes.notPassed,
  part: evaluation.part,
  score: terms.score,
  share: evaluation.share,
  points: evaluation.points,
  total: 'Final percentage',
  attendance: evaluation.attendanceLine,
  practical: terms.practicalPercentPassMarkPass,
  pass: sitting.results.passDegree,
  published: 'Published {{at}} (version {{version}})',
  scoreOf: evaluation.scoreOf,
  none: evaluation.noScore,
  classCode: terms.classNo,
}
