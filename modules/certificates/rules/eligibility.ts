export const issuedKinds = ['attendance', 'completion', 'excellence', 'practical'] as const
export type IssuedKind = (typeof issuedKinds)[number]
/** What is asked for: one kind, or for each person the best that was earned. */
export const askedKinds = ['earned', ...issuedKinds] as const
export type AskedKind = (typeof askedKinds)[number]

export interface EligibilityFacts {
  /** The published final result, or null where none is published. */
  readonly result: { readonly passed: boolean; readonly isTopBand: boolean } | null
  /** Final attendance, 0 to 100 by hundredths, and whether it can still change. */
  readonly attendancePercent: number | null
  readonly attendanceIsFinal: boolean
  readonly attendanceThreshold: number
  /** Null where the class has no practical part; its `percent` null until it is released. */
  readonly practical: { readonly percent: number | null; readonly passPercent: number } | null
  /** What the academy's settings let stand in the way: a debt, feedback that was asked for and not given. */
  readonly owes: boolean
  readonly owesFeedback: boolean
  /** One of this class was revoked, and whoever asks may not undo that alone. */
  readonly wasRevoked: boolean
}

export const obstacleKinds = [
  'resultNotPublished',
  'notPassed',
  'notTopBand',
  'attendanceTooLow',
  'attendanceNotFinal',
  'noPracticalPart',
  'practicalNotReleased',
  'practicalTooLow',
  'owesMoney',
  'owesFeedback',
  'revokedBefore',
] as const
export type Obstacle = (typeof obstacleKinds)[number]

/** What stands between a person and a certificate of this kind; empty = may be issued. */
export function obstacles(kind: IssuedKind, facts: EligibilityFacts): Obstacle[] {
  const found: Obstacle[] = []
  if (kind === 'attendance') {
    if (!facts.attendanceIsFinal) found.push('attendanceNotFinal')
    if ((facts.attendancePercent ?? 0) < facts.attendanceThreshold) found.push('attendanceTooLow')
  } else if (kind === 'practical') {
    const { practical } = facts
    if (practical === null) found.push('noPracticalPart')
    else if (practical.percent === null) found.push('practicalNotReleased')
    else if (practical.percent < practical.passPercent) found.push('practicalTooLow')
  } else if (facts.result === null) found.push('resultNotPublished')
  else if (!facts.result.passed) found.push('notPassed')
  else if (kind === 'excellence' && !facts.result.isTopBand) found.push('notTopBand')
  if (facts.owes) found.push('owesMoney')
  if (facts.owesFeedback) found.push('owesFeedback')
  if (facts.wasRevoked) found.push('revokedBefore')
  return found
}

/** Whoever earned one of them is given that and none of those after it. */
const byWorth = ['excellence', 'completion', 'attendance'] as const satisfies readonly IssuedKind[]

/** The best certificate that somebody has earned; where that is none, what stands between them and the two plain ones. */
export function earned(facts: EligibilityFacts): { kind: IssuedKind | null; obstacles: Obstacle[] } {
  const kind = byWorth.find((each) => obstacles(each, facts).length === 0) ?? null
  if (kind) return { kind, obstacles: [] }
  const found = [...obstacles('completion', facts), ...obstacles('attendance', facts)]
  return { kind, obstacles: [...new Set(found)] }
}

interface Live {
  readonly Kind: string
  readonly Mode: string
}

/**
 * Which of somebody's live certificates stands for what is asked: that of the kind, and where the best earned one is asked
 * for also a better one that was given out. One that only was prepared may still be let go.
 */
export function standingFor<L extends Live>(
  asked: AskedKind,
  earnedKind: IssuedKind | null,
  live: readonly L[],
): L | undefined {
  const own = live.find(({ Kind }) => Kind === (earnedKind ?? asked))
  if (asked !== 'earned') return own
  const better = earnedKind === null ? byWorth : byWorth.slice(0, Math.max(0, byWorth.indexOf(earnedKind as never)))
  const kept = better.flatMap((kind) => live.find(({ Kind, Mode }) => Kind === kind && Mode !== 'prepared') ?? [])
  return kept[0] ?? own
}
