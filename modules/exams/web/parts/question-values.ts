import type { PossibleAnswer, QuestionContent, QuestionType } from '../../rules/question.ts'

/** What the question form holds while it is written: numbers may be missing. */
export interface QuestionValues {
  readonly CourseID: number | null
  readonly ModuleID: number | null
  readonly CategoryID: number | null
  readonly LevelID: number | null
  readonly Name: string
  readonly Type: QuestionType
  readonly Text: string
  readonly ModelAnswer: string
  readonly Weight: number | null
  readonly Seconds: number | null
  readonly Answers: readonly { readonly Text: string; readonly IsRight: boolean }[]
}

export const emptyAnswers = () => Array.from({ length: 4 }, () => ({ Text: '', IsRight: false }))

/** The answers that a question of this type starts with, out of those it had as another type. */
export function answersFor(type: QuestionType, former: QuestionValues['Answers']): QuestionValues['Answers'] {
  if (type === 'text') return []
  if (type === 'trueFalse') {
    const isTrue = former.find((answer) => answer.Text === 'true')?.IsRight ?? false
    const isFalse = former.find((answer) => answer.Text === 'false')?.IsRight ?? false
    return [
      { Text: 'true', IsRight: isTrue },
      { Text: 'false', IsRight: isFalse },
    ]
  }
  const kept = former.filter((answer) => answer.Text !== 'true' && answer.Text !== 'false')
  if (kept.length === 0) return emptyAnswers()
  const firstRight = kept.findIndex((answer) => answer.IsRight)
  return kept.map((answer, index) => ({
    Text: answer.Text,
    IsRight: type === 'multiAnswers' ? answer.IsRight : index === firstRight,
  }))
}

/** As the rules see it: what is not written yet counts as nothing. */
export function contentOf(values: QuestionValues): QuestionContent {
  return {
    type: values.Type,
    text: values.Text,
    modelAnswer: values.ModelAnswer,
    weight: values.Weight ?? 0,
    seconds: values.Seconds ?? 0,
    answers: values.Answers.map((answer): PossibleAnswer => ({ text: answer.Text, isRight: answer.IsRight })),
  }
}
