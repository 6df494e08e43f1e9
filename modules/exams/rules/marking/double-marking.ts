/** How far apart, in percent of what a person marks on the paper, two markers may be; beyond it a third decides. */
export const mayDifferBy = 15

/** One person's marking of a paper. `people`: the accounts behind it. */
export interface Marking {
  readonly turn: number
  readonly people: readonly number[]
  readonly isFinished: boolean
  /** What it gives in all. */
  readonly sum: number
}

/** Whether the first two are both done and too far apart; `weight` is what all answers marked by hand are worth. */
export function needsThird(markings: readonly Marking[], weight: number): boolean {
  const [first, second] = bothDone(markings) ?? []
  return first !== undefined && second !== undefined && weight > 0
    ? Math.abs(first.sum - second.sum) * 100 > mayDifferBy * weight
    : false
}

function bothDone(markings: readonly Marking[]): [Marking, Marking] | null {
  const [first, second] = [1, 2].map((turn) => markings.find((each) => each.turn === turn))
  return first?.isFinished && second?.isFinished ? [first, second] : null
}

/** Whose marks are to stand now: the mean of the first two, the third's alone, or nobody's yet. */
export function settledBy(markings: readonly Marking[], weight: number): 'mean' | 'third' | null {
  if (!bothDone(markings)) return null
  if (!needsThird(markings, weight)) return 'mean'
  return markings.some((each) => each.turn === 3 && each.isFinished) ? 'third' : null
}

/**
 * In which turn these people may mark now: the own one while it is not finished, else the next that is free. Null where
 * they have marked already, or enough others do.
 */
export function turnFor(markings: readonly Marking[], people: readonly number[], weight: number): 1 | 2 | 3 | null {
  const own = markings.find((each) => each.people.some((person) => people.includes(person)))
  if (own) return own.isFinished ? null : (own.turn as 1 | 2 | 3)
  if (markings.length < 2) return markings.some((each) => each.turn === 1) ? 2 : 1
  return markings.length === 2 && needsThird(markings, weight) ? 3 : null
}
