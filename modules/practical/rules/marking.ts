import { roundHalfUp2 } from '#platform/shared/values/money.ts'
import type { ExaminationState } from './examination-states.ts'

export const seats = [1, 2, 3] as const
export type Seat = (typeof seats)[number]

/** Two assessors of one trainee may lie so many points of a hundred apart; what is farther apart has to be settled. */
export const widestDifference = 15

/** One sheet about one trainee, as one assessor has filled it in. */
export interface Marking {
  readonly seat: Seat
  /** Null where all assessors of the class share it. */
  readonly assessorId: number | null
  readonly isSigned: boolean
  readonly isAbsent: boolean
  /** Of the degrees given so far. */
  readonly sum: number
}

/** What a sheet comes to for one trainee. `apart`: two have signed and lie too far apart. */
export interface SheetOutcome {
  readonly state: 'open' | 'apart' | 'settled'
  /** Null until it is settled. */
  readonly sum: number | null
  /** Between the two who have signed, in points of a hundred; null where there are not two. */
  readonly difference: number | null
}

const at = (markings: readonly Marking[], seat: Seat) => markings.find((marking) => marking.seat === seat)
const worth = (marking: Marking) => (marking.isAbsent ? 0 : marking.sum)
const signed = (marking: Marking | undefined) => (marking?.isSigned ? marking : undefined)

const apart = (first: Marking, second: Marking, max: number) =>
  roundHalfUp2((Math.abs(worth(first) - worth(second)) / max) * 100)

/** The seats whose signed sheets count: the shared one, the two that agree or are not both signed yet, or the third's. */
export function countingSeats(asksSecond: boolean, markings: readonly Marking[], max: number): Seat[] {
  const [first, second, third] = seats.map((seat) => signed(at(markings, seat)))
  if (asksSecond && first && second && third && apart(first, second, max) > widestDifference) return [3]
  return [first, asksSecond ? second : undefined].flatMap((marking) => marking?.seat ?? [])
}

/**
 * What the signed sheets of one trainee come to. One assessor's stands by itself; of two the mean, where they are not
 * farther apart than 15 points of a hundred; else the third's.
 */
export function sheetOutcome(asksSecond: boolean, markings: readonly Marking[], max: number): SheetOutcome {
  const [first, second, third] = seats.map((seat) => signed(at(markings, seat)))
  if (!asksSecond)
    return first
      ? { state: 'settled', sum: worth(first), difference: null }
      : { state: 'open', sum: null, difference: null }
  if (!first || !second) return { state: 'open', sum: null, difference: null }
  const difference = apart(first, second, max)
  if (difference <= widestDifference) return { state: 'settled', sum: (worth(first) + worth(second)) / 2, difference }
  return third ? { state: 'settled', sum: worth(third), difference } : { state: 'apart', sum: null, difference }
}

/** Practical % = Σ degrees / Σ maxima over all sheets of the class, half up, two decimals; null until each is settled. */
export function practicalPercent(
  sheets: readonly { readonly outcome: SheetOutcome; readonly max: number }[],
): number | null {
  if (sheets.length === 0 || sheets.some(({ outcome }) => outcome.sum === null)) return null
  const sum = sheets.reduce((all, { outcome }) => all + outcome.sum!, 0)
  return roundHalfUp2((sum / sheets.reduce((all, { max }) => all + max, 0)) * 100)
}

/** Into which of a trainee's sheets an assessor writes; null where two have taken them and agree well enough. */
export function seatFor(
  asksSecond: boolean,
  markings: readonly Marking[],
  assessorId: number,
  max: number,
): Seat | null {
  if (!asksSecond) return 1
  const own = markings.find((marking) => marking.assessorId === assessorId)
  if (own) return own.seat
  const free = ([1, 2] as const).find((seat) => !at(markings, seat))
  if (free) return free
  return sheetOutcome(true, markings, max).state === 'apart' && !at(markings, 3) ? 3 : null
}

export type MarkingAct = 'signPractical' | 'withdrawPracticalSignature'

/**
 * What somebody may do with one filled sheet: the assessor whose it is (any of the class, where they share it) signs it,
 * takes the signature back, and until the results are out whoever releases them takes any back.
 */
export function markingActions(
  marking: Pick<Marking, 'assessorId' | 'isSigned'> & { readonly signedBy: number | null },
  state: ExaminationState,
  reader: { readonly accountId: number; readonly assesses: boolean; readonly releases: boolean },
): MarkingAct[] {
  if (state === 'released') return []
  const isOwn = reader.assesses && (marking.assessorId === null || marking.assessorId === reader.accountId)
  if (!marking.isSigned) return isOwn ? ['signPractical'] : []
  const hasSigned = reader.assesses && marking.signedBy === reader.accountId
  return hasSigned || reader.releases ? ['withdrawPracticalSignature'] : []
}

/** Who reads a sheet: by which account, and whether they give degrees in the class. */
export interface MarkingReader {
  readonly accountId: number
  readonly assesses: boolean
}

/** Whether an assessor is shown this sheet's degrees: of two, each gives theirs before seeing the other's. */
export function showsDegrees(
  asksSecond: boolean,
  marking: Pick<Marking, 'assessorId'>,
  all: readonly Pick<Marking, 'assessorId' | 'isSigned'>[],
  reader: MarkingReader,
): boolean {
  if (!asksSecond || !reader.assesses || marking.assessorId === reader.accountId) return true
  return all.some((each) => each.assessorId === reader.accountId && each.isSigned)
}

interface Given {
  readonly degree: number
  readonly givenBy: number
  /** Milliseconds. */
  readonly givenAt: number
  readonly version: number
}

/**
 * What becomes of a degree that is sent for one that stands: of the same person the later counts, whichever arrives first;
 * over somebody else's it is written where that one was seen. `write` alone changes what stands.
 */
export function fateOf(
  stored: Given | null,
  sent: { readonly degree: number; readonly by: number; readonly givenAt: number; readonly version: number | null },
): 'write' | 'saved' | 'overtaken' | 'conflict' {
  if (stored === null) return 'write'
  if (stored.degree === sent.degree) return 'saved'
  if (stored.givenBy === sent.by) return sent.givenAt >= stored.givenAt ? 'write' : 'overtaken'
  return sent.version === stored.version ? 'write' : 'conflict'
}
