import { addDays, instantOf, type Day } from '#platform/shared/values/dates.ts'
import type { Action } from './actions.ts'
import { isEnrolled } from './main-track.ts'
import type { Tracks } from './standing.ts'

const hour = 3_600_000
const day = 24 * hour

export const holdDays = 7
/** A hold, and an offer, ends at the latest this many days before the class starts. */
export const lastDaysWithoutHolds = 3
export const offerHours = 48
/** What a rejected proof leaves at least, so that a better one can be sent. */
export const graceHours = 24
/** Somebody who lets this many offers pass leaves the waiting list. */
export const offersBeforeLeaving = 2

/** free = max − confirmed − held − offered; the class's counter holds the sum of the three. */
export const seatsLeft = (max: number, taken: number): number => Math.max(0, max - taken)

const earlier = (one: Date, other: Date): Date => (one < other ? one : other)
const later = (one: Date, other: Date): Date => (one > other ? one : other)

/** The last instant at which a seat may be held without being settled: the class's first day less three, at midnight. */
export const lastHold = (startsOn: Day, timeZone?: string): Date =>
  instantOf(addDays(startsOn, -lastDaysWithoutHolds), '00:00', timeZone)

/** A place that was agreed in a request is kept until its class begins: until then somebody else may be named in it. */
export const agreedHold = (startsOn: Day, timeZone?: string): Date => instantOf(startsOn, '00:00', timeZone)

/** Until when an approval holds the seat; null where that is already past, and only a settled registration can be approved. */
export function holdUntil(approvedAt: Date, startsOn: Day, timeZone?: string, days = holdDays): Date | null {
  const until = earlier(new Date(approvedAt.getTime() + days * day), lastHold(startsOn, timeZone))
  return until > approvedAt ? until : null
}

/** Until when a seat is offered to the first who waits; null where no time is left to offer it. */
export function offerUntil(now: Date, startsOn: Day, timeZone?: string, hours = offerHours): Date | null {
  const until = earlier(new Date(now.getTime() + hours * hour), lastHold(startsOn, timeZone))
  return until > now ? until : null
}

/**
 * The deadline after a proof was refused: the time it lay with the academy is given back, within the last hold of the
 * class; at least a day to send a better one, though never past the class's start.
 */
export function resumedUntil(
  hold: { until: Date; frozenAt: Date },
  now: Date,
  startsOn: Day,
  timeZone?: string,
  isAgreed = false,
): Date {
  if (isAgreed) return agreedHold(startsOn, timeZone)
  const waited = Math.max(0, now.getTime() - hold.frozenAt.getTime())
  const resumed = earlier(new Date(hold.until.getTime() + waited), lastHold(startsOn, timeZone))
  const start = instantOf(startsOn, '00:00', timeZone)
  return earlier(later(resumed, new Date(now.getTime() + graceHours * hour)), later(start, now))
}

/** The payment's due day: the given number of days from now, not past the end of the hold nor the day before the class. */
export function dueDay(today: Day, startsOn: Day, holdEndsOn: Day | null, days: number): Day {
  const last = addDays(startsOn, -1)
  const due = [addDays(today, days), holdEndsOn ?? last, last].reduce((one, other) => (other < one ? other : one))
  return due > today ? due : today
}

/** What becomes of the class's seat with an action. A seat that is not had is not given back. */
export const seatEffects: Readonly<Partial<Record<Action, 'take' | 'release'>>> = {
  approve: 'take',
  offerSeat: 'take',
  lapseOffer: 'release',
  lapseHold: 'release',
  reject: 'release',
  withdraw: 'release',
  cancel: 'release',
  transfer: 'release',
}

export interface Hold {
  readonly until: Date | null
  readonly frozenAt: Date | null
}

/**
 * The hold after a move: it stands still from the first proof until none awaits a decision, and is gone with the
 * seat or once the place is confirmed.
 */
export function holdAfter(
  hold: Hold,
  tracks: Tracks,
  now: Date,
  startsOn: Day,
  timeZone?: string,
  isAgreed = false,
): Hold {
  if (!tracks.hasSeat || isEnrolled(tracks.main)) return { until: null, frozenAt: null }
  if (tracks.main !== 'approved' || hold.until === null) return hold
  const pending = tracks.money === 'proofUploaded' || tracks.visa === 'proofUploaded'
  if (pending) return hold.frozenAt ? hold : { until: hold.until, frozenAt: now }
  if (!hold.frozenAt) return hold
  const frozen = { until: hold.until, frozenAt: hold.frozenAt }
  return { until: resumedUntil(frozen, now, startsOn, timeZone, isAgreed), frozenAt: null }
}
