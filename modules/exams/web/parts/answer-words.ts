import { useText } from '#platform/web/text.ts'
import { isTruthValue, type QuestionType } from '../../rules/question.ts'

/** An answer's text as it is read: the two of a true/false question are words of the reader's language. */
export function useAnswerWords(): (type: QuestionType, text: string) => string {
  const t = useText('sitting')
  return (type, text) => (type === 'trueFalse' && isTruthValue(text) ? t(`paper.${text}`) : text)
}
