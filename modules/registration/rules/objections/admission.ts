/**
 * How somebody stands to one admission test: it is still to come, can be sat now, is being written or marked, was passed or
 * not, or went by without them.
 */
export const testStandings = ['ahead', 'open', 'handedIn', 'passed', 'failed', 'missed'] as const
export type TestStanding = (typeof testStandings)[number]

export interface AdmissionTest {
  readonly standing: TestStanding
}

export interface TestFacts {
  readonly startsAt: Date
  readonly closesAt: Date
  /** The exam was closed before its time, or is over. */
  readonly isOver: boolean
  /** There is an attempt. */
  readonly isSat: boolean
  /** That is being written still. */
  readonly isLive: boolean
  /** Null until the result is final. */
  readonly grade: string | null
}

export function standingOf({ startsAt, closesAt, isOver, isSat, isLive, grade }: TestFacts, now: Date): TestStanding {
  if (grade !== null) return grade === 'fail' ? 'failed' : 'passed'
  const isOpen = !isOver && startsAt <= now && now < closesAt
  if (isSat) return isLive && isOpen ? 'open' : 'handedIn'
  if (isOpen) return 'open'
  return !isOver && now < startsAt ? 'ahead' : 'missed'
}

/** One passed is enough: a course may hold its test more than once. */
export const isMet = (tests: readonly AdmissionTest[]): boolean => tests.some(({ standing }) => standing === 'passed')
