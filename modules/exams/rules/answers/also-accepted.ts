import type { QuestionType } from '../question.ts'

/** An answer that one exam takes beside those of its question's key: a choice, or what may be written. */
export interface AlsoAccepted {
  readonly answerId: number | null
  /** Of a short answer a text (`*` stands for any characters), of a number that number; empty where a choice is meant. */
  readonly text: string
  readonly tolerance: number | null
}

/** Kinds of which one choice is taken instead of another, or counts neither for nor against where several are right. */
const chosen = ['multiChoice', 'multiAnswers', 'trueFalse'] as const
export const isChosen = (type: QuestionType): boolean => (chosen as readonly QuestionType[]).includes(type)

/** A written answer has no key, and a pair's other half is the right one of another pair. */
export const takesAnother = (type: QuestionType): boolean =>
  isChosen(type) || type === 'shortAnswer' || type === 'numerical'
