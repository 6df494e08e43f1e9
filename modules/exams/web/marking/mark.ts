import { fits } from '#platform/web/forms/fields/number-entry.ts'
import type { Paper, PaperQuestion } from './paper.ts'

/** What a person gives for one answer; without a score only a remark has been typed. */
export interface Mark {
  readonly score: number | undefined
  readonly comment: string
}

export const sameMark = (one: Mark | null, other: Mark | null): boolean =>
  one?.score === other?.score && (one?.comment ?? '') === (other?.comment ?? '')

export function savedMark(paper: Paper, examQuestionId: number): Mark | null {
  const question = paper.QuestionList.find((each) => each.ExamQuestionID === examQuestionId)
  return question ? { score: question.Score ?? undefined, comment: question.Comment } : null
}

type Scored = Pick<Paper, 'Score' | 'Turn'> & {
  readonly QuestionList: readonly Pick<PaperQuestion, 'ExamQuestionID' | 'Score' | 'Weight'>[]
}

/** What the reader has saved: within a turn the own marks, of which the paper's points say nothing before all are done. */
const savedTotal = ({ Score, Turn, QuestionList }: Scored): number =>
  Turn === null ? (Score ?? 0) : QuestionList.reduce((sum, question) => sum + (question.Score ?? 0), 0)

/** The paper's points with the marks that are typed and not saved yet; what can't be given counts as it was. */
export const totalWith = (paper: Scored, typed: (examQuestionId: number) => Mark | undefined): number =>
  paper.QuestionList.reduce((sum, { ExamQuestionID, Score, Weight }) => {
    const score = typed(ExamQuestionID)?.score
    return score === undefined || !fits(score, { min: 0, max: Weight }) ? sum : sum + score - (Score ?? 0)
  }, savedTotal(paper))

/** What is said once somebody is done with a paper: while it waits for another marker it is not marked. */
export const finishedWord = (state: Paper['State']): 'marking.finished' | 'marking.finishedTurn' =>
  state === 'awaitingManual' ? 'marking.finishedTurn' : 'marking.finished'

/** In characters; what the call takes. */
const longestComment = 2000

/** A remark added to what is typed already; unchanged where it is there, or no room is left. */
export function withRemark(comment: string, remark: string, between: '\n' | ' '): string {
  if (comment.includes(remark)) return comment
  const typed = comment.trimEnd()
  const both = typed === '' ? remark : `${typed}${between}${remark}`
  return both.length > longestComment ? comment : both
}

/** The remarks to offer for a question: those that were written to it before those to other questions, in their order. */
export const remarksFor = <Remark extends { readonly ExamQuestionIDs: readonly number[] }>(
  questionId: number,
  remarks: readonly Remark[],
): Remark[] => {
  const [own, others] = [true, false].map((isOwn) =>
    remarks.filter(({ ExamQuestionIDs }) => ExamQuestionIDs.includes(questionId) === isOwn),
  ) as [Remark[], Remark[]]
  return [...own, ...others].slice(0, mostOffered)
}
const mostOffered = 20
