/** The most rows that a call takes at once; each call of so many is done as a whole or not at all. */
export const mostAtOnce = 500
export interface Refused<Row> {
  /** Places in the whole, from 1. */
  readonly from: number
  readonly to: number
  readonly rows: readonly Row[]
  readonly problem: unknown
}

export interface Outcome<Row> {
  readonly done: number
  readonly refused: readonly Refused<Row>[]
  /** What was left when it was stopped. */
  readonly left: readonly Row[]
}

/**
 * Does something to many rows, so many at a time and one after the other. A refused part does not hold up the rest;
 * `isStopped` is asked before each part.
 */
export async function inChunks<Row>(
  rows: readonly Row[],
  run: (part: Row[]) => Promise<unknown>,
  {
    isStopped,
    onProgress,
    size = mostAtOnce,
  }: {
    isStopped: () => boolean
    onProgress: (outcome: Outcome<Row>) => void
    size?: number
  },
): Promise<Outcome<Row>> {
  let outcome: Outcome<Row> = { done: 0, refused: [], left: rows }
  for (let at = 0; at < rows.length && !isStopped(); at += size) {
    const part = rows.slice(at, at + size)
    const left = rows.slice(at + size)
    try {
      await run(part)
      outcome = { ...outcome, done: outcome.done + part.length, left }
    } catch (problem) {
      const refused = { from: at + 1, to: at + part.length, rows: part, problem }
      outcome = { ...outcome, refused: [...outcome.refused, refused], left }
    }
    onProgress(outcome)
  }
  return outcome
}
