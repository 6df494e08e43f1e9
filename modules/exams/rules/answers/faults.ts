import type { PossibleAnswer, QuestionFault, QuestionType } from '../question.ts'
import { readNumber } from './numerical.ts'

/** What is wrong with the answers of a question of this kind. */
export function answerFaults(type: QuestionType, answers: readonly PossibleAnswer[]): QuestionFault[] {
  switch (type) {
    case 'text':
      return answers.length > 0 ? ['answersNotWanted'] : []
    case 'trueFalse':
      return truthFaults(answers)
    case 'multiChoice':
    case 'multiAnswers':
      return choiceFaults(type, answers)
    case 'shortAnswer':
    case 'numerical':
      return acceptedFaults(type, answers)
    case 'matching':
      return pairFaults(answers)
  }
}

const isEmpty = (answer: PossibleAnswer) => answer.text.trim() === '' && !answer.fileId
const isWritten = (answer: PossibleAnswer) => answer.text.trim() !== ''
/** What is empty is a fault of its own, and no twin of what else is empty. */
const hasTwins = (texts: readonly string[]) => new Set(texts).size < texts.length
/** What tells answers apart: a picture is as good as a text. */
const faceOf = (answer: PossibleAnswer) => `${answer.text.trim()}\n${answer.fileId ?? ''}`

function truthFaults(answers: readonly PossibleAnswer[]): QuestionFault[] {
  if (answers.length > 2) return ['twoAnswersOnly']
  const right = answers.filter((answer) => answer.isRight).length
  return [
    ...(answers[0]?.text === 'true' && answers[1]?.text === 'false' ? [] : ['notTrueAndFalse' as const]),
    ...(right === 0 ? ['noRightAnswer' as const] : right > 1 ? ['moreThanOneRight' as const] : []),
  ]
}

function choiceFaults(type: QuestionType, answers: readonly PossibleAnswer[]): QuestionFault[] {
  const faults: QuestionFault[] = []
  const right = answers.filter((answer) => answer.isRight)
  if (answers.length < 2) faults.push('tooFewAnswers')
  if (answers.some(isEmpty)) faults.push('emptyAnswer')
  if (hasTwins(answers.filter((answer) => !isEmpty(answer)).map(faceOf))) faults.push('sameAnswer')
  if (right.length === 0) faults.push('noRightAnswer')
  if (right.length > 1 && type === 'multiChoice') faults.push('moreThanOneRight')
  const own = answers.filter((answer) => (answer.fraction ?? null) !== null)
  if (own.length === 0 || right.length === 0) return faults
  const sum = right.reduce((total, answer) => total + (answer.fraction ?? 0), 0)
  // thirds come as 33.33333 and as 33.3
  if (Math.abs(sum - 100) > 0.2) faults.push('sharesNotHundred')
  if (own.some(({ fraction, isRight }) => fraction! > 0 !== isRight || Math.abs(fraction!) > 100)) {
    faults.push('fractionOutOfRange')
  }
  return faults
}

/** Of a short answer or a number: one accepted answer gives the full mark, others may give a part of it or nothing. */
function acceptedFaults(type: 'shortAnswer' | 'numerical', answers: readonly PossibleAnswer[]): QuestionFault[] {
  const faults: QuestionFault[] = []
  if (answers.length === 0) return ['noRightAnswer']
  const fractions = answers.map((answer) => answer.fraction ?? (answer.isRight ? 100 : 0))
  if (answers.some((answer) => answer.text.trim() === '')) faults.push('emptyAnswer')
  if (hasTwins(answers.filter(isWritten).map((answer) => `${answer.text.trim()}\n${answer.tolerance ?? 0}`)))
    faults.push('sameAnswer')
  if (fractions.some((fraction) => fraction < 0 || fraction > 100)) faults.push('fractionOutOfRange')
  if (!fractions.includes(100)) faults.push(Math.max(...fractions) > 0 ? 'noFullAnswer' : 'noRightAnswer')
  if (type === 'shortAnswer') return faults
  const numbers = answers.filter((answer) => answer.text.trim() !== '*')
  if (numbers.some((answer) => answer.text.trim() !== '' && readNumber(answer.text) === null)) faults.push('notANumber')
  if (numbers.some((answer) => (answer.tolerance ?? 0) < 0)) faults.push('toleranceNegative')
  return faults
}

function pairFaults(answers: readonly PossibleAnswer[]): QuestionFault[] {
  const faults: QuestionFault[] = []
  const items = answers.filter((answer) => !isEmpty(answer))
  if (items.length < 2) faults.push('tooFewPairs')
  if (answers.some((answer) => (answer.match ?? '').trim() === '')) faults.push('noMatch')
  if (hasTwins(items.map(faceOf))) faults.push('sameAnswer')
  if (new Set(answers.map((answer) => (answer.match ?? '').trim())).size < 2) faults.push('tooFewAnswers')
  return faults
}
