/*
 * Classical item analysis. Every score is a share of what it could be, from 0 to 1, so that questions of different
 * weights, and with parts of their weight, are read as those that are right or wrong.
 */

/** Below this many papers its figures say more of chance than of the question. */
export const fewestPapers = 30

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
export const mean = (values: readonly number[]): number => (values.length === 0 ? 0 : sum(values) / values.length)

/** Of a whole group, not estimated from a sample of it. */
export function variance(values: readonly number[]): number {
  const middle = mean(values)
  return mean(values.map((value) => (value - middle) ** 2))
}

export function median(values: readonly number[]): number | null {
  if (values.length === 0) return null
  const ordered = values.toSorted((a, b) => a - b)
  const half = ordered.length >> 1
  return ordered.length % 2 === 1 ? ordered[half]! : (ordered[half - 1]! + ordered[half]!) / 2
}

/** Pearson's; null where one side is the same for everybody. */
export function correlation(xs: readonly number[], ys: readonly number[]): number | null {
  const [mx, my] = [mean(xs), mean(ys)]
  const spread = Math.sqrt(variance(xs) * variance(ys))
  // what is left over of a sum of fractions is no spread
  if (!(spread > 1e-12)) return null
  return mean(xs.map((x, at) => (x - mx) * (ys[at]! - my))) / spread
}

/**
 * Cronbach's alpha (Psychometrika 16, 1951, 297–334); of questions that are right or wrong it is Kuder and Richardson's
 * formula 20. `scores`: a row for each paper, a column for each question, in points. Null for less than two questions or
 * where all papers have the same total.
 */
export function reliability(scores: readonly (readonly number[])[]): number | null {
  const questions = scores[0]?.length ?? 0
  const total = variance(scores.map((row) => sum(row)))
  if (questions < 2 || !(total > 1e-12)) return null
  const own = sum(Array.from({ length: questions }, (_, at) => variance(scores.map((row) => row[at]!))))
  return (questions / (questions - 1)) * (1 - own / total)
}

/** The standard error of a paper's total, in its points. */
export const errorOf = (scores: readonly (readonly number[])[], alpha: number): number =>
  Math.sqrt(variance(scores.map((row) => sum(row))) * Math.max(0, 1 - alpha))

export type Group = 'upper' | 'middle' | 'lower'

/** The best and the weakest 27 % by total (T. L. Kelley, Journal of Educational Psychology 30, 1939, 17–24). */
export function groupsOf(totals: readonly number[]): Group[] {
  const size = Math.min(Math.round(totals.length * 0.27), totals.length >> 1)
  const order = totals.map((_, at) => at).toSorted((a, b) => totals[b]! - totals[a]! || a - b)
  const groups: Group[] = totals.map(() => 'middle')
  for (const at of order.slice(0, size)) groups[at] = 'upper'
  for (const at of size === 0 ? [] : order.slice(-size)) groups[at] = 'lower'
  return groups
}

/** One paper's answer to a question. */
export interface Scored {
  /** Its share of the question's weight. */
  readonly score: number
  /** What the paper reached without this question, of what it could: a question does not agree with itself. */
  readonly rest: number
  readonly group: Group
  /** How long it took; null where nothing was answered. */
  readonly seconds: number | null
}

export interface QuestionStatistics {
  readonly papers: number
  /** The mean share of the weight: of a question that is right or wrong, the part that has it right. */
  readonly facility: number
  /** How the answer agrees with the rest of the paper: the point-biserial correlation, corrected. */
  readonly discrimination: number | null
  /** The facility of the best 27 % less that of the weakest 27 %. */
  readonly upperLower: number | null
  /** The median of what was answered. */
  readonly seconds: number | null
}

export function statisticsOf(answers: readonly Scored[]): QuestionStatistics {
  const of = (group: Group) => answers.filter((each) => each.group === group).map((each) => each.score)
  const [upper, lower] = [of('upper'), of('lower')]
  return {
    papers: answers.length,
    facility: mean(answers.map((each) => each.score)),
    discrimination: correlation(
      answers.map((each) => each.score),
      answers.map((each) => each.rest),
    ),
    upperLower: upper.length === 0 || lower.length === 0 ? null : mean(upper) - mean(lower),
    seconds: median(answers.flatMap((each) => each.seconds ?? [])),
  }
}

export const advices = ['fewPapers', 'checkKey', 'tooHard', 'tooEasy', 'weak', 'fine'] as const
export type Advice = (typeof advices)[number]

/**
 * What somebody who keeps the bank should do about a question. The bounds are those of R. L. Ebel and D. A. Frisbie,
 * Essentials of Educational Measurement, 5th edition, 1991, chapter 13.
 */
export function adviceOn({ papers, facility, discrimination }: QuestionStatistics): Advice {
  if (papers < fewestPapers) return 'fewPapers'
  if (discrimination !== null && discrimination < 0) return 'checkKey'
  if (facility < 0.2) return 'tooHard'
  if (facility > 0.95) return 'tooEasy'
  return discrimination === null || discrimination < 0.2 ? 'weak' : 'fine'
}
