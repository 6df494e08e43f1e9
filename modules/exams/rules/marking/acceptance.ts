import type { ExamState } from '../exam-states.ts'
import { takesAnother, type AlsoAccepted } from '../answers/also-accepted.ts'
import { readNumber } from '../answers/numerical.ts'
import { acceptedFor, isBlank, scoreOf, type GivenAnswer, type ScoredQuestion } from '../scoring.ts'

/**
 * While all answers are in and the exam is not put away. Of a competition until its results are final: an appeal against a
 * wrong key is upheld by it, and finds the places anew.
 */
export const mayAcceptAnother = (state: ExamState, ofCompetition: boolean): boolean =>
  state === 'marking' || state === 'resultsInitial' || (!ofCompetition && state === 'resultsFinal')

export type AcceptanceFault = 'noOtherAnswer' | 'answerCounts'

/** What keeps an answer from being accepted beside the key of this question; null for nothing. */
export function acceptanceFault(question: ScoredQuestion, also: AlsoAccepted): AcceptanceFault | null {
  if (!takesAnother(question.type)) return 'noOtherAnswer'
  const known = question.alsoAccepted ?? []
  if (question.type === 'shortAnswer' || question.type === 'numerical') {
    if (also.answerId !== null || also.text.trim() === '') return 'noOtherAnswer'
    if (question.type === 'numerical' && readNumber(also.text) === null) return 'noOtherAnswer'
    if (known.some((each) => each.text === also.text && (each.tolerance ?? 0) === (also.tolerance ?? 0)))
      return 'answerCounts'
    // a wider tolerance around what is right takes more than the key does
    const taken = (also.tolerance ?? 0) > 0 ? undefined : acceptedFor(question, also.text)
    return taken && (taken.fraction ?? (taken.isRight ? 100 : 0)) >= 100 ? 'answerCounts' : null
  }
  const choice = question.answers.find((each) => each.id === also.answerId && (each.role ?? 'choice') === 'choice')
  if (!choice || also.text !== '' || also.tolerance !== null) return 'noOtherAnswer'
  return choice.isRight || known.some((each) => each.answerId === choice.id) ? 'answerCounts' : null
}

export interface GivenMark {
  readonly given: GivenAnswer | null
  readonly score: number | null
}

/** Marks are kept with six decimals. */
const kept = (score: number) => Math.round(score * 1e6) / 1e6

/**
 * The papers whose mark becomes a better one when this question takes one more answer, with that mark. One that a
 * grievance set by hand is raised as well; nobody's becomes less.
 */
export function raisedMarks<Paper extends GivenMark>(
  question: ScoredQuestion,
  also: AlsoAccepted,
  papers: readonly Paper[],
  strict: boolean,
): { readonly paper: Paper; readonly from: number; readonly to: number }[] {
  const wider = { ...question, alsoAccepted: [...(question.alsoAccepted ?? []), also] }
  return papers.flatMap((paper) => {
    if (isBlank(paper.given)) return []
    const [from, to] = [paper.score ?? 0, kept(scoreOf(wider, paper.given, strict) ?? 0)]
    return to > from ? [{ paper, from, to }] : []
  })
}
