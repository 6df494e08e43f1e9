import type { Format } from '#platform/web/format.tsx'
import type { useText } from '#platform/web/text.ts'
import { examSums } from '../../../rules/readiness.ts'
import type { ExamValues, QuestionFace } from './exam-values.ts'

/**
 * What keeps the exam from being ready, as `examFaults` of rules/readiness.ts will say when it is saved; the texts and
 * answers of the questions are the server's to judge, which it did when they were shown here.
 */
export function liveFaults(
  values: ExamValues,
  faces: ReadonlyMap<number, QuestionFace>,
  t: ReturnType<typeof useText<'exams'>>,
  format: Format,
): string[] {
  const { seconds } = examSums(
    values.Questions.map((each) => ({ weight: each.Weight ?? 0, seconds: each.Seconds ?? 0 })),
  )
  const faults: string[] = []
  if (values.Questions.length === 0) faults.push(t('examFaults.noQuestions'))
  if (!((values.PassDegree ?? 0) > 0)) faults.push(t('examFaults.passNotPositive'))
  if (!((values.PassDegree ?? 0) < (values.ExcellentDegree ?? 0))) faults.push(t('examFaults.passNotBelowExcellent'))
  if (!((values.ExcellentDegree ?? 0) <= 100)) faults.push(t('examFaults.excellentOverHundred'))
  if (seconds > (values.Minutes ?? 0) * 60) faults.push(t('examFaults.timesOverMinutes'))
  values.Questions.forEach((question, index) => {
    const number = format.number(index + 1)
    const face = faces.get(question.QuestionID)
    const own = [
      ...(question.Weight !== null && question.Weight > 0 ? [] : ['weightMissing']),
      ...(question.Seconds !== null && question.Seconds > 0 ? [] : ['timeMissing']),
      ...(face?.Faults ?? []).filter((fault) => fault !== 'weightMissing' && fault !== 'timeMissing'),
    ]
    if (face && !face.IsActive) faults.push(t('examFaults.questionInactive', { number }))
    for (const fault of own) {
      faults.push(t('examFaults.questionFault', { number, fault: t.maybe(`questionFaults.${fault}`, fault) }))
    }
  })
  return faults
}
