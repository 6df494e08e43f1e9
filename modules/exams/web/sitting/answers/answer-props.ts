import type { GivenAnswer } from '../../answers/kept-answers.ts'
import type { Paper } from '../useAnswers.ts'

/** What every way of answering takes; `labelId` names the element that holds the question. */
export interface AnswerProps {
  readonly question: Paper['Questions'][number]
  readonly answer: GivenAnswer | undefined
  readonly onAnswer: (answer: GivenAnswer, typing?: boolean) => void
  readonly onSettle: () => void
  readonly labelId: string
}
