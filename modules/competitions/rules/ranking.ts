/** A paper that was handed in, with the marks that it has. */
export interface SatPaper {
  readonly traineeId: number
  /** Null: closed for leaving exam mode, and that stands. It is on no place. */
  readonly score: number | null
  readonly startedAt: Date
  readonly submittedAt: Date
}

export interface Ranked extends SatPaper {
  readonly milliseconds: number
  readonly rank: number | null
}

export const timeUsed = ({ startedAt, submittedAt }: Pick<SatPaper, 'startedAt' | 'submittedAt'>): number =>
  Math.max(0, submittedAt.getTime() - startedAt.getTime())

const before = (one: Ranked, other: Ranked): number =>
  other.score! - one.score! ||
  one.milliseconds - other.milliseconds ||
  one.submittedAt.getTime() - other.submittedAt.getTime()

/**
 * The places of a competition: the higher score, then the shorter time used, then who handed in earlier; who is alike in all
 * three shares a place, and the next one counts on behind them (1, 2, 2, 4).
 */
export function ranked(papers: readonly SatPaper[]): Ranked[] {
  const all = papers.map((paper): Ranked => ({ ...paper, milliseconds: timeUsed(paper), rank: null }))
  const counted = all.filter((paper) => paper.score !== null).toSorted(before)
  const placed: Ranked[] = []
  for (const [at, paper] of counted.entries()) {
    const last = placed[at - 1]
    placed.push({ ...paper, rank: last && before(last, paper) === 0 ? last.rank : at + 1 })
  }
  return [...placed, ...all.filter((paper) => paper.score === null)]
}
