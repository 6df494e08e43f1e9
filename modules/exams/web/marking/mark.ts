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

/** The paper's points with the marks that are typed and not saved yet; what can't be given counts as it was. */
export const totalWith = (
  paper: Pick<Paper, 'Score'> & {
    readonly QuestionList: readonly Pick<PaperQuestion, 'ExamQuestionID' | 'Score' | 'Weight'>[]
  },
  typed: (examQuestionId: number) => Mark | undefined,
): number =>
  paper.QuestionList.reduce((sum, { ExamQuestionID, Score, Weight }) => {
    const score = typed(ExamQuestionID)?.score
    return score === undefined || !fits(score, { min: 0, max: Weight }) ? sum : sum + score - (Score ?? 0)
  }, paper.Score ?? 0)
