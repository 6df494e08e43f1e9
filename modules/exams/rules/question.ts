import { withoutTags } from '#platform/shared/text.ts'

export const questionTypes = ['multiChoice', 'multiAnswers', 'trueFalse', 'text'] as const
export type QuestionType = (typeof questionTypes)[number]

export interface PossibleAnswer {
  readonly text: string
  readonly isRight: boolean
}

/** What a question says: one version of it. `text` and `modelAnswer` are HTML of the rich-text editor, answers are plain text. */
export interface QuestionContent {
  readonly type: QuestionType
  readonly text: string
  readonly modelAnswer: string
  readonly weight: number
  readonly seconds: number
  readonly answers: readonly PossibleAnswer[]
}

export type QuestionFault =
  | 'textMissing'
  | 'weightMissing'
  | 'timeMissing'
  | 'tooFewAnswers'
  | 'emptyAnswer'
  | 'sameAnswer'
  | 'noRightAnswer'
  | 'moreThanOneRight'
  | 'twoAnswersOnly'
  | 'answersNotWanted'

/** A text without its tags; enough to know whether something is written there and to search in. */
export function textOf(html: string): string {
  return withoutTags(html, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#0?39;|&apos;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
}

const hasPicture = (html: string) => /<img\b/i.test(html)

/** Everything that keeps the question from being asked; an empty list means that it is valid. */
export function questionFaults(question: QuestionContent): QuestionFault[] {
  const faults: QuestionFault[] = []
  if (textOf(question.text) === '' && !hasPicture(question.text)) faults.push('textMissing')
  if (!(question.weight > 0)) faults.push('weightMissing')
  if (!(question.seconds > 0)) faults.push('timeMissing')
  return [...faults, ...answerFaults(question)]
}

function answerFaults({ type, answers }: QuestionContent): QuestionFault[] {
  if (type === 'text') return answers.length > 0 ? ['answersNotWanted'] : []
  const faults: QuestionFault[] = []
  const texts = answers.map((answer) => answer.text.trim())
  const right = answers.filter((answer) => answer.isRight).length
  if (answers.length < 2) faults.push('tooFewAnswers')
  if (type === 'trueFalse' && answers.length > 2) faults.push('twoAnswersOnly')
  if (texts.includes('')) faults.push('emptyAnswer')
  if (new Set(texts).size < texts.length) faults.push('sameAnswer')
  if (right === 0) faults.push('noRightAnswer')
  if (right > 1 && type !== 'multiAnswers') faults.push('moreThanOneRight')
  return faults
}

/** Minutes that a question usually takes, in seconds: the start value of the form and of an import that states none. */
export const usualSeconds: Readonly<Record<QuestionType, number>> = {
  multiChoice: 60,
  multiAnswers: 90,
  trueFalse: 45,
  text: 600,
}
