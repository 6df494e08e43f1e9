import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as evaluation } from '#modules/evaluation/text/fr.ts'
import { fr as sitting } from '#modules/exams/text/sitting/fr.ts'

export const fr: Words<typeof ar> = {
  title: 'Évaluation finale',
  trainee: terms.theTrainee,
  traineeCode: 'Stagiaire n°',
  course: terms.course,
  dates: terms.dates,
  result: terms.result,
  passed: evaluation.outcomes.passed,
  failed: evaluation.outcomes.notPassed,
  part: evaluation.part,
  score: terms.score,
  share: evaluation.share,
  points: evaluation.points,
  total: 'Pourcentage final',
  attendance: evaluation.attendanceLine,
  practical: terms.practicalPercentPassMarkPass,
  pass: sitting.results.passDegree,
  published: 'Publié {{at}} (version {{version}})',
  scoreOf: evaluation.scoreOf,
  none: evaluation.noScore,
  classCode: terms.classNo,
}
