import type { Paper } from './paper.ts'

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
