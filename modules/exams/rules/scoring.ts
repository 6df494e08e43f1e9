import { roundHalfUp2 } from '#platform/shared/values/money.ts'
import { shareOfRightPairs, type GivenPair } from './answers/matching.ts'
import type { AlsoAccepted } from './answers/also-accepted.ts'
import { acceptedNumber } from './answers/numerical.ts'
import { acceptedText } from './answers/short-answer.ts'
import { isMarkedByHand, type AnswerSettings, type QuestionType } from './question.ts'

/** What a trainee gave: ids of chosen answers, a text (a number too is one), or chosen pairs. */
export type GivenAnswer =
  | { readonly AnswerIDs: readonly number[] }
  | { readonly Text: string }
  | { readonly Pairs: readonly GivenPair[] }

/** How an answer stands to the question: to be chosen, one side of a pair, or an accepted text that nobody is shown. */
export const answerRoles = ['choice', 'item', 'accepted'] as const
export type AnswerRole = (typeof answerRoles)[number]

export interface ScoredAnswer {
  readonly id: number
  readonly isRight: boolean
  readonly role?: AnswerRole
  readonly text?: string
  readonly fraction?: number | null
  readonly tolerance?: number | null
  /** Of an item: the id of the choice that belongs to it. */
  readonly matchId?: number | null
}

export interface ScoredQuestion {
  readonly type: QuestionType
  readonly weight: number
  readonly settings?: AnswerSettings
  readonly answers: readonly ScoredAnswer[]
  /** What the exam takes beside the key. */
  readonly alsoAccepted?: readonly AlsoAccepted[]
}

export function isBlank(answer: GivenAnswer | null | undefined): boolean {
  if (!answer) return true
  if ('Text' in answer) return answer.Text.trim() === ''
  return 'Pairs' in answer ? answer.Pairs.length === 0 : answer.AnswerIDs.length === 0
}

/** The accepted answer that a written one was taken for, if any. */
export function acceptedFor(question: ScoredQuestion, text: string): ScoredAnswer | undefined {
  const accepted = question.answers.map((answer) => ({ ...answer, text: answer.text ?? '' }))
  if (question.type === 'shortAnswer') return acceptedText(accepted, text, question.settings)
  return question.type === 'numerical' ? acceptedNumber(accepted, text, question.settings) : undefined
}

/**
 * The score of one answer, not rounded (rounding happens once, at the end), or null where a person must mark it.
 * `strict`: several right answers count only as exactly the right set. What is accepted beside the key never takes
 * anything from anybody: the better of both counts.
 */
export function scoreOf(
  question: ScoredQuestion,
  answer: GivenAnswer | null | undefined,
  strict: boolean,
): number | null {
  const byKey = scoreByKey(question, answer, strict)
  if (byKey === null || !answer || isBlank(answer) || !question.alsoAccepted?.length) return byKey
  return Math.max(byKey, scoreByAcceptance(question, question.alsoAccepted, answer, strict))
}

/** A choice is taken for the right one; of several right ones an accepted one counts neither for nor against. */
function scoreByAcceptance(
  question: ScoredQuestion,
  also: readonly AlsoAccepted[],
  answer: GivenAnswer,
  strict: boolean,
): number {
  const { type, weight, settings } = question
  if ('Text' in answer) {
    const isTaken =
      type === 'shortAnswer'
        ? acceptedText(also, answer.Text, settings)
        : type === 'numerical' && acceptedNumber(also, answer.Text, settings)
    return isTaken ? weight : 0
  }
  if (!('AnswerIDs' in answer)) return 0
  const accepted = new Set(also.flatMap((each) => each.answerId ?? []))
  if (type !== 'multiAnswers') return answer.AnswerIDs.length === 1 && accepted.has(answer.AnswerIDs[0]!) ? weight : 0
  const answers = question.answers.filter((each) => !accepted.has(each.id))
  return scoreOfChoices({ ...question, answers }, new Set(answer.AnswerIDs.filter((id) => !accepted.has(id))), strict)
}

function scoreByKey(question: ScoredQuestion, answer: GivenAnswer | null | undefined, strict: boolean): number | null {
  if (!answer || isBlank(answer)) return 0
  if (isMarkedByHand(question.type)) return null
  switch (question.type) {
    case 'shortAnswer':
    case 'numerical': {
      const taken = 'Text' in answer ? acceptedFor(question, answer.Text) : undefined
      return taken ? (question.weight * (taken.fraction ?? (taken.isRight ? 100 : 0))) / 100 : 0
    }
    case 'matching': {
      const items = question.answers
        .filter((each) => each.role === 'item')
        .map((each) => ({ id: each.id, matchId: each.matchId ?? null }))
      return 'Pairs' in answer ? question.weight * shareOfRightPairs(items, answer.Pairs) : 0
    }
    default:
      return 'AnswerIDs' in answer ? scoreOfChoices(question, new Set(answer.AnswerIDs), strict) : 0
  }
}

/**
 * Right chosen of all right, less wrong chosen of all wrong, never below 0. Where the bank gave each answer a share of
 * its own, those shares stand in place of the equal ones: the sum of what was chosen, from 0 to 1.
 */
function scoreOfChoices(question: ScoredQuestion, chosen: ReadonlySet<number>, strict: boolean): number {
  const right = question.answers.filter((each) => each.isRight)
  const wrong = question.answers.filter((each) => !each.isRight)
  const rightChosen = right.filter((each) => chosen.has(each.id)).length
  const wrongChosen = wrong.filter((each) => chosen.has(each.id)).length
  if (right.length === 0) return 0
  if (strict || question.type !== 'multiAnswers' || rightChosen === right.length) {
    const isWhole = rightChosen === right.length && wrongChosen === 0
    if (isWhole && chosen.size === right.length) return question.weight
    if (strict || question.type !== 'multiAnswers') return 0
  }
  if (question.answers.some((each) => (each.fraction ?? null) !== null)) {
    const sum = question.answers.reduce((total, each) => total + (chosen.has(each.id) ? (each.fraction ?? 0) : 0), 0)
    return question.weight * Math.min(1, Math.max(0, sum / 100))
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
