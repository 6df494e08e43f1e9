import type { Actor } from '#platform/shared/actor.ts'
import { meanOf } from '../rules/counting.ts'
import { kindsKeptBy } from '../rules/kinds.ts'
import { roundActions } from '../rules/round-states.ts'
import type { RoundRow } from './store/rounds.ts'
import type { SheetQuestion } from './store/sheets.ts'

/** A round as its row shows it; what may be done, for whoever keeps its kind. */
export function roundReply(
  { SheetID: _, answers, ratings, rating_sum, rating_squares, ...row }: RoundRow,
  actor: Actor,
) {
  const isKept = kindsKeptBy(actor).includes(row.Kind)
  return {
    ...row,
    ...meanOf({ sheets: answers, count: ratings, sum: rating_sum, squares: rating_squares }),
    Actions: isKept ? roundActions({ kind: row.Kind, state: row.State, isCounted: row.IsCounted }) : [],
  }
}

/** What a sheet asks, by its categories. */
export const categoriesOf = (questions: readonly SheetQuestion[]) =>
  [...Map.groupBy(questions, ({ CategoryID }) => CategoryID).values()].map((of) => ({
    CategoryID: of[0]!.CategoryID,
    Name: of[0]!.Category,
    Questions: of.map(({ ID, QuestionID, Text, Answer, Choices, IsRequired }) => ({
      ID,
      QuestionID,
      Text,
      Answer,
      Choices,
      IsRequired,
    })),
  }))

/** The questions of a sheet with what somebody answered by name. */
export const answersOfSheet = (
  questions: readonly SheetQuestion[],
  answers: readonly { readonly id: number; readonly value: number | null; readonly text: string | null }[],
) =>
  questions.map(({ CategoryID: _, sheetId: __, ...question }) => {
    const answer = answers.find(({ id }) => id === question.ID)
    return { ...question, Value: answer?.value ?? null, Comment: answer?.text ?? '' }
  })
