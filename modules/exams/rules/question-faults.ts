import { answerFaults } from './answers/faults.ts'
import { textOf, type QuestionContent, type QuestionFault } from './question.ts'

const hasPicture = (html: string) => /<(img|audio)\b/i.test(html)

/** Everything that keeps the question from being asked; an empty list means that it is valid. */
export function questionFaults(question: QuestionContent): QuestionFault[] {
  const faults: QuestionFault[] = []
  if (textOf(question.text) === '' && !hasPicture(question.text)) faults.push('textMissing')
  if (!(question.weight > 0)) faults.push('weightMissing')
  if (!(question.seconds > 0)) faults.push('timeMissing')
  return [...faults, ...answerFaults(question.type, question.answers)]
}
