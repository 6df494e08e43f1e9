import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as evaluation } from '#modules/evaluation/text/ar.ts'
import { ar as sitting } from '#modules/exams/text/sitting/ar.ts'

export const ar = {
  title: 'بيان التقييم النهائي',
  trainee: terms.theTrainee,
  traineeCode: 'رقم المتدرب',
  course: terms.course,
  dates: terms.dates,
  result: terms.result,
  passed: evaluation.outcomes.passed,
  failed: evaluation.outcomes.notPassed,
  part: evaluation.part,
  score: terms.score,
  share: evaluation.share,
  points: evaluation.points,
  total: 'النسبة النهائية',
  attendance: evaluation.attendanceLine,
  practical: terms.practicalPercentPassMarkPass,
  pass: sitting.results.passDegree,
  published: 'نُشرت النتيجة {{at}} (النسخة {{version}})',
  scoreOf: evaluation.scoreOf,
  none: evaluation.noScore,
  classCode: terms.classNo,
} as const
