import { ratingScale, type AnswerKind } from './answers.ts'

/** A question as an answer is held against it. */
export interface Asked {
  readonly id: number
  readonly answer: AnswerKind
  /** How many choices it has. */
  readonly choices: number
  readonly isRequired: boolean
}
/** What somebody said to one question: the place of a grade or a choice, yes (1) or no (2), or own words. */
export interface Answer {
  readonly id: number
  readonly value: number | null
  readonly text: string
}

/** The highest place of an answer; 0 where it is given in words. */
export const placesOf = ({ answer, choices }: Pick<Asked, 'answer' | 'choices'>): number =>
  answer === 'rating' ? ratingScale.length : answer === 'yesNo' ? 2 : answer === 'choice' ? choices : 0

const fits = (question: Asked, { value, text }: Answer): boolean =>
  question.answer === 'text'
    ? value === null
    : text === '' && (value === null || (value >= 1 && value <= placesOf(question)))
const isGiven = ({ value, text }: Answer): boolean => value !== null || text !== ''

/** The ids of questions whose answer is missing or none that they take; `null` for an answer to what was not asked. */
export function wrongAnswers(questions: readonly Asked[], answers: readonly Answer[]): (number | null)[] {
  const known = new Set(questions.map(({ id }) => id))
  const stray = answers.some(({ id }) => !known.has(id)) || new Set(answers.map(({ id }) => id)).size < answers.length
  const wrong = questions.filter((question) => {
    const answer = answers.find(({ id }) => id === question.id)
    if (answer === undefined || !isGiven(answer)) return question.isRequired
    return !fits(question, answer)
  })
  return [...(stray ? [null] : []), ...wrong.map(({ id }) => id)]
}
