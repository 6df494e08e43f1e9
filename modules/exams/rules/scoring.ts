import { roundHalfUp2 } from '#platform/shared/money.ts'
import type { QuestionType } from './question.ts'

/** What a trainee gave: ids of chosen answers, or a text. */
export type GivenAnswer = { readonly AnswerIDs: readonly number[] } | { readonly Text: string }

export interface ScoredQuestion {
  readonly type: QuestionType
  readonly weight: number
  readonly answers: readonly { readonly id: number; readonly isRight: boolean }[]
}

export function isBlank(answer: GivenAnswer | null | undefined): boolean {
  if (!answer) return true
  return 'Text' in answer ? answer.Text.trim() === '' : answer.AnswerIDs.length === 0
}

/**
 * The score of one answer, not rounded (rounding happens once, at the end), or null where a person must mark it.
 * `strict`: several right answers count only as exactly the right set.
 */
export function scoreOf(
  question: ScoredQuestion,
  answer: GivenAnswer | null | undefined,
  strict: boolean,
): number | null {
  if (!answer || isBlank(answer)) return 0
  if (question.type === 'text') return null
  if ('Text' in answer) return 0
  const chosen = new Set(answer.AnswerIDs)
  const right = question.answers.filter((each) => each.isRight)
  const wrong = question.answers.filter((each) => !each.isRight)
  const rightChosen = right.filter((each) => chosen.has(each.id)).length
  const wrongChosen = wrong.filter((each) => chosen.has(each.id)).length
  if (right.length === 0) return 0
  if (strict || question.type !== 'multiAnswers') {
    return rightChosen === right.length && wrongChosen === 0 && chosen.size === right.length ? question.weight : 0
  }
  const lost = wrong.length === 0 ? 0 : wrongChosen / wrong.length
  return question.weight * Math.max(0, rightChosen / right.length - lost)
}

export const grades = ['excellent', 'pass', 'fail'] as const
export type Grade = (typeof grades)[number]

export interface Degrees {
  readonly passDegree: number
  readonly excellentDegree: number
}

export function gradeOf(percent: number, degrees: Degrees): Grade {
  if (percent >= degrees.excellentDegree) return 'excellent'
  return percent >= degrees.passDegree ? 'pass' : 'fail'
}

export interface PaperResult {
  readonly score: number
  readonly maxScore: number
  readonly percent: number
  readonly grade: Grade
  /** Initial while a text answer is unmarked; such a result is of no use for a certificate. */
  readonly result: 'initial' | 'final'
}

/**
 * What a paper may say of itself: while answers are unmarked they count 0, so that percentage and grade would read as
 * a failure that nobody has decided.
 */
export const settledOutcome = <P extends number | null, G extends Grade | null>(paper: {
  readonly Percent: P
  readonly Grade: G
  readonly Result: 'initial' | 'final' | null
}): { readonly percent: P | null; readonly grade: G | null } =>
  paper.Result === 'initial' ? { percent: null, grade: null } : { percent: paper.Percent, grade: paper.Grade }

/**
 * Adds the marks of a paper up. Unmarked answers (null) count 0 and leave the result initial.
 * `capAtPass`: a repeat is worth the pass degree at most.
 */
export function paperResult(
  marks: readonly { readonly score: number | null; readonly weight: number }[],
  degrees: Degrees,
  capAtPass: boolean,
): PaperResult {
  const score = marks.reduce((sum, mark) => sum + (mark.score ?? 0), 0)
  const maxScore = marks.reduce((sum, mark) => sum + Math.round(mark.weight * 100), 0) / 100
  const reached = maxScore > 0 ? roundHalfUp2((100 * score) / maxScore) : 0
  const percent = capAtPass ? Math.min(reached, degrees.passDegree) : reached
  return {
    score,
    maxScore,
    percent,
    grade: gradeOf(percent, degrees),
    result: marks.some((mark) => mark.score === null) ? 'initial' : 'final',
  }
}
