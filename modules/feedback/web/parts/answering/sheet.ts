import type { Output } from '#platform/shared/call.ts'
import { useEffect, useState } from 'react'
import type { feedbackCalls as calls } from '../../../contract/calls.ts'

export type Review = Output<typeof calls.getReview>
export type ReviewSheet = Review['Sheets'][number]
export type SheetCategory = ReviewSheet['Categories'][number]
export type SheetQuestion = SheetCategory['Questions'][number]
export type Invitation = Output<typeof calls.getAvailableReviews>[number]

/** What is chosen or written of one question. */
export interface AnswerValue {
  readonly value: number | null
  readonly text: string
}
export const noAnswer: AnswerValue = { value: null, text: '' }
type Answers = Readonly<Record<number, AnswerValue>>

export const questionsIn = ({ Categories }: Pick<ReviewSheet, 'Categories'>): SheetQuestion[] =>
  Categories.flatMap(({ Questions }) => Questions)

export const isAnswered = (answer: AnswerValue | undefined): boolean =>
  answer !== undefined && (answer.value !== null || answer.text.trim() !== '')

/** Required questions that are not answered. */
export const missingIn = (sheet: ReviewSheet, answers: Answers): SheetQuestion[] =>
  questionsIn(sheet).filter(({ ID, IsRequired }) => IsRequired && !isAnswered(answers[ID]))

function keptAnswers(key: string): Answers {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Answers
  } catch {
    return {}
  }
}

/** What is being answered: kept in this window of the browser and nowhere else, until it is sent. */
export function useAnswers(code: string, roundId: number) {
  const key = `feedback ${code} ${roundId}`
  const [answers, setAnswers] = useState(() => keptAnswers(key))
  useEffect(() => {
    try {
      if (Object.keys(answers).length > 0) sessionStorage.setItem(key, JSON.stringify(answers))
    } catch {
      // Without room it is kept on the page alone.
    }
  }, [key, answers])
  return {
    answers,
    set: (id: number, answer: AnswerValue) => setAnswers((before) => ({ ...before, [id]: answer })),
    drop: () => sessionStorage.removeItem(key),
  }
}
