/** Somebody who could teach the row, with what the ranking looks at. */
export interface Candidate {
  readonly instructorId: number
  /** On the course's list of those able to deliver it. */
  readonly isAble: boolean
  /** Sessions of the row at which they are occupied. */
  readonly busySessions: number
  /** The undecided row that names them at one of the times; it may yet give way. */
  readonly heldBy: string | null
  /** Daily fee in US cents, so that currencies compare. */
  readonly feeUsdCents: number
  /** Minutes taught within `loadDays` around the row. */
  readonly loadMinutes: number
  /** Their own answer to this row so far. */
  readonly answer: 'chosen' | 'asked' | 'accepted' | 'rejected' | null
}

/** Days before and after a row over which somebody's load is counted. */
export const loadDays = 14

/** Why somebody stands where they stand, best first. */
export const reasons = ['accepted', 'able', 'notAble', 'free', 'partlyFree', 'busy', 'lowestFee', 'lightLoad'] as const
export type Reason = (typeof reasons)[number]

export type Ranked<C extends Candidate> = C & { readonly reasons: readonly Reason[] }

/**
 * Best substitute first: a backup that has accepted, then able, then free (fewer occupied sessions), then named by no
 * other row, then the lower fee, then the lighter load. Who rejected the row is left out.
 */
export function rankSubstitutes<C extends Candidate>(candidates: readonly C[], sessions: number): Ranked<C>[] {
  const open = candidates.filter((each) => each.answer !== 'rejected')
  // Compared with everybody who could, busy or not: next to a busy one who costs less, 'lowest fee' would be wrong.
  const able = open.filter((each) => each.isAble)
  const lowestFee = Math.min(...able.map((each) => each.feeUsdCents))
  const lightest = Math.min(...able.map((each) => each.loadMinutes))
  return open
    .toSorted(
      (a, b) =>
        Number(b.answer === 'accepted') - Number(a.answer === 'accepted') ||
        Number(b.isAble) - Number(a.isAble) ||
        a.busySessions - b.busySessions ||
        Number(a.heldBy !== null) - Number(b.heldBy !== null) ||
        a.feeUsdCents - b.feeUsdCents ||
        a.loadMinutes - b.loadMinutes ||
        a.instructorId - b.instructorId,
    )
    .map((each) => Object.assign({ reasons: why(each, sessions, lowestFee, lightest) }, each))
}

function why(each: Candidate, sessions: number, lowestFee: number, lightest: number): Reason[] {
  const isUsable = each.isAble && each.busySessions === 0
  return [
    ...(each.answer === 'accepted' ? (['accepted'] as const) : []),
    each.isAble ? 'able' : 'notAble',
    ...inTime(each, sessions),
    ...(isUsable && each.feeUsdCents === lowestFee ? (['lowestFee'] as const) : []),
    ...(isUsable && each.loadMinutes === lightest ? (['lightLoad'] as const) : []),
  ]
}

/** Who is named by an undecided row is neither free nor busy yet: which row it is stands beside it. */
function inTime({ busySessions, heldBy }: Candidate, sessions: number): Reason[] {
  if (busySessions > 0) return [busySessions < sessions ? 'partlyFree' : 'busy']
  return heldBy === null ? ['free'] : []
}
