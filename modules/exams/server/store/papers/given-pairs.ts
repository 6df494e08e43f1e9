import type { PaperAnswer, PaperQuestion } from './marks.ts'

/** Each item of a matching question with what belongs to it and what was chosen for it; of other kinds nothing. */
export function pairsOf({ type, answers, given }: Pick<PaperQuestion, 'type' | 'answers' | 'given'>): {
  item: PaperAnswer
  right: PaperAnswer | undefined
  chosen: PaperAnswer | undefined
}[] {
  if (type !== 'matching') return []
  const pairs = given && 'Pairs' in given ? given.Pairs : []
  const choiceOf = (id: number | null | undefined) =>
    answers.find((answer) => answer.role === 'choice' && answer.id === id)
  return answers
    .filter((answer) => answer.role === 'item')
    .map((item) => ({
      item,
      right: choiceOf(item.matchId),
      chosen: choiceOf(pairs.find((pair) => pair.ItemID === item.id)?.AnswerID),
    }))
}
