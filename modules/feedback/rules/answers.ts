/** How a question is answered. */
export const answerKinds = ['rating', 'choice', 'yesNo', 'text'] as const
export type AnswerKind = (typeof answerKinds)[number]

/** The grades of a rating from the lowest; what is kept of one is its place, from 1. */
export const ratingScale = [
  'unacceptable',
  'veryPoor',
  'poor',
  'fair',
  'acceptable',
  'good',
  'veryGood',
  'excellent',
] as const
export type Grade = (typeof ratingScale)[number]
