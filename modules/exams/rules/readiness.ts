import { questionFaults } from './question-faults.ts'
import type { QuestionContent, QuestionFault } from './question.ts'

/** A question in an exam: what the question says, with the weight and the time that this exam gives it. */
export interface ExamQuestion extends QuestionContent {
  readonly isActive: boolean
}

export interface ExamPlan {
  readonly minutes: number
  readonly passDegree: number
  readonly excellentDegree: number
  readonly questions: readonly ExamQuestion[]
}

export type ExamFault =
  | { readonly code: 'noQuestions' | 'passNotBelowExcellent' | 'passNotPositive' | 'excellentOverHundred' }
  | { readonly code: 'timesOverMinutes'; readonly seconds: number; readonly minutes: number }
  | { readonly code: 'questionInactive'; readonly number: number }
  | { readonly code: 'questionFault'; readonly number: number; readonly fault: QuestionFault }

export interface ExamSums {
  readonly questions: number
  readonly weight: number
  readonly seconds: number
}

/** Sums of weights and times; weights have two decimals, so cents keep the sum exact. */
export function examSums(questions: readonly { weight: number; seconds: number }[]): ExamSums {
  return {
    questions: questions.length,
    weight: questions.reduce((sum, question) => sum + Math.round((question.weight || 0) * 100), 0) / 100,
    seconds: questions.reduce((sum, question) => sum + (question.seconds || 0), 0),
  }
}

/** Every fault that keeps an exam from being ready; questions are numbered from 1 in the exam's order. */
export function examFaults(exam: ExamPlan): ExamFault[] {
  const faults: ExamFault[] = []
  const { seconds } = examSums(exam.questions)
  if (exam.questions.length === 0) faults.push({ code: 'noQuestions' })
  if (!(exam.passDegree > 0)) faults.push({ code: 'passNotPositive' })
  if (!(exam.passDegree < exam.excellentDegree)) faults.push({ code: 'passNotBelowExcellent' })
  if (!(exam.excellentDegree <= 100)) faults.push({ code: 'excellentOverHundred' })
  if (seconds > exam.minutes * 60) faults.push({ code: 'timesOverMinutes', seconds, minutes: exam.minutes })
  exam.questions.forEach((question, index) => {
    if (!question.isActive) faults.push({ code: 'questionInactive', number: index + 1 })
    for (const fault of questionFaults(question)) faults.push({ code: 'questionFault', number: index + 1, fault })
  })
  return faults
}

/** The shares of a class's exams in percent, added up; 100 is the only right sum. */
export function shareSum(shares: readonly number[]): number {
  return shares.reduce((sum, share) => sum + Math.round(share * 100), 0) / 100
}
export const sharesAddUp = (shares: readonly number[]): boolean => shareSum(shares) === 100
