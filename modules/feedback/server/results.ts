import type { Actor } from '#platform/shared/actor.ts'
import type { Database } from '#platform/server/database.ts'
import { placesOf } from '../rules/answering.ts'
import { added, meanOf, noSums, sumsOf, type Sums } from '../rules/counting.ts'
import { isSigned } from '../rules/round-states.ts'
import { cellsOf, commentsOf, countedRounds, type Cell, type CountedRound, type Scope } from './store/results.ts'

/** What rounds came to together: by question and category, by month, and in words. */
export async function resultsOf(db: Database, actor: Actor, scope: Scope) {
  const signed = isSigned(scope.kind)
  const [rounds, cells, Comments] = await Promise.all([
    countedRounds(db, actor, scope),
    cellsOf(db, actor, scope, signed),
    commentsOf(db, actor, scope, signed),
  ])
  const months = [...Map.groupBy(rounds, ({ month }) => month)].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return {
    ...totalOf(rounds),
    Categories: [...Map.groupBy(cells, ({ categoryId }) => categoryId).values()].map(categoryOf),
    Months: months.map(([Month, of]) => ({ Month, ...totalOf(of) })),
    Comments,
  }
}

function totalOf(rounds: readonly CountedRound[]) {
  const all = rounds.reduce(
    (sums, { answers, ratings, sum, squares }) => added(sums, { sheets: answers, count: ratings, sum, squares }),
    noSums,
  )
  return { Rounds: rounds.length, Sheets: all.sheets, ...meanOf(all) }
}

/** The same question of several versions of a sheet is one, in its newest words; a choice only with the same choices. */
const sameQuestion = ({ questionId, answer, choices }: Cell) =>
  answer === 'choice' ? `${questionId} ${JSON.stringify(choices)}` : `${questionId} ${answer}`

function categoryOf(cells: readonly Cell[]) {
  const questions = [...Map.groupBy(cells, sameQuestion).values()]
  const rated = questions.filter(([first]) => first!.answer === 'rating').map(ratingOf)
  // Each person answers each question once: as many people as the question has answers that most have given.
  const sums = rated.reduce((all, { sheets, count, sum, squares }) => {
    const next = added(all, { sheets: 0, count, sum, squares })
    return { ...next, sheets: Math.max(all.sheets, sheets) }
  }, noSums)
  return {
    Name: cells[0]!.category,
    Answers: Math.max(...questions.map((of) => sumsOf(of).count)),
    ...meanOf(sums),
    Questions: questions.map(questionOf),
  }
}

const ratingOf = (cells: readonly Cell[]): Sums => {
  const sums = sumsOf(cells)
  return { ...sums, sheets: sums.count }
}

function questionOf(cells: readonly Cell[]) {
  const newest = cells.reduce((one, other) => (other.id > one.id ? other : one))
  const places = placesOf({ answer: newest.answer, choices: newest.choices.length })
  const Counts = Array.from({ length: places }, (_, at) =>
    cells.filter(({ value }) => value === at + 1).reduce((all, { count }) => all + count, 0),
  )
  return {
    Text: newest.text,
    Answer: newest.answer,
    Choices: newest.choices,
    Answers: sumsOf(cells).count,
    Counts,
    ...(newest.answer === 'rating' ? meanOf(ratingOf(cells)) : { Mean: null, Margin: null }),
  }
}
