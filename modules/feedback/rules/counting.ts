import type { Answer } from './answering.ts'

/** So often an answer was given to a question. */
export interface Tally {
  readonly id: number
  readonly value: number
  readonly count: number
}

/** What a round comes to: counts by question and answer, and the words, in the order of `shuffled`. */
export function counted(sheets: readonly (readonly Answer[])[], shuffled: <T>(list: readonly T[]) => T[]) {
  const counts = new Map<string, Tally>()
  for (const { id, value } of sheets.flat()) {
    if (value === null) continue
    const key = `${id} ${value}`
    counts.set(key, { id, value, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  const words = sheets.flat().flatMap(({ id, text }) => (text === '' ? [] : [{ id, text }]))
  return {
    // By question and answer, never by when it came.
    tally: [...counts.values()].toSorted((one, other) => one.id - other.id || one.value - other.value),
    words: shuffled(words),
  }
}

/** What a mean is reckoned from: `count` ratings of `sheets` people, their sum and the sum of their squares. */
export interface Sums {
  readonly sheets: number
  readonly count: number
  readonly sum: number
  readonly squares: number
}
export const noSums: Sums = { sheets: 0, count: 0, sum: 0, squares: 0 }
export const added = (one: Sums, other: Sums): Sums => ({
  sheets: one.sheets + other.sheets,
  count: one.count + other.count,
  sum: one.sum + other.sum,
  squares: one.squares + other.squares,
})
export const sumsOf = (
  counts: readonly { readonly value: number; readonly count: number }[],
): Omit<Sums, 'sheets'> => ({
  count: counts.reduce((all, { count }) => all + count, 0),
  sum: counts.reduce((all, { value, count }) => all + value * count, 0),
  squares: counts.reduce((all, { value, count }) => all + value * value * count, 0),
})

/** From so many sheets on a mean has a margin. */
const leastForMargin = 5

/* Student's t at 95 %, by degrees of freedom from 1; beyond the table its last value is a little on the safe side. */
const t95 = [
  12.71, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.2, 2.18, 2.16, 2.14, 2.13, 2.12, 2.11, 2.1, 2.09, 2.09,
  2.08, 2.07, 2.07, 2.06, 2.06, 2.06, 2.05, 2.05, 2.05, 2.04,
]

/**
 * The mean, and how far off it may be (95 %), both rounded to hundredths. One sheet answers several questions alike, so
 * it is sheets that count, not ratings: that errs on the side of caution. Of fewer than five sheets it would say nothing.
 */
export function meanOf({ sheets, count, sum, squares }: Sums): { Mean: number | null; Margin: number | null } {
  if (count === 0) return { Mean: null, Margin: null }
  const mean = sum / count
  if (sheets < leastForMargin) return { Mean: rounded(mean), Margin: null }
  const variance = Math.max(0, (squares - count * mean * mean) / (count - 1))
  const t = t95[Math.min(sheets - 1, t95.length) - 1]!
  return { Mean: rounded(mean), Margin: rounded(t * Math.sqrt(variance / sheets)) }
}
const rounded = (value: number) => Math.round(value * 100) / 100

/** Of so many signed sheets those that an instructor may be told of together: whole fives, so that none tells by what it adds. */
export const wholeGroups = (sheets: number, least: number): number => Math.floor(sheets / least) * least
