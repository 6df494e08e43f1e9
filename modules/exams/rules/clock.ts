/** Times of an attempt. All of them by the server's clock. */
export interface AttemptTimes {
  readonly startedAt: Date
  readonly minutes: number
  /** More time for a person who needs it, in percent of the exam's minutes. */
  readonly extraPercent: number
  readonly pauseSeconds: number
  /** When the exam (or the granted repeat) ends for everybody. */
  readonly closesAt: Date
}

/** min(start + minutes × (1 + extra %) + granted pauses, closing time). */
export function deadlineOf(times: AttemptTimes): Date {
  const own =
    times.startedAt.getTime() + times.minutes * 60_000 * (1 + times.extraPercent / 100) + times.pauseSeconds * 1000
  return new Date(Math.min(Math.round(own), times.closesAt.getTime()))
}

/**
 * How an answer counts. Before the deadline the browser's own time of it is of no weight (its clock may be a day
 * off); after it, only what was given before the deadline and arrives within the grace counts, flagged as late.
 */
export function lateness(times: {
  readonly receivedAt: Date
  readonly answeredAt: Date
  readonly deadline: Date
  readonly graceMinutes: number
}): { readonly isLate: boolean; readonly counted: boolean } {
  if (times.receivedAt <= times.deadline) return { isLate: false, counted: true }
  const graceEnd = times.deadline.getTime() + times.graceMinutes * 60_000
  return { isLate: true, counted: times.receivedAt.getTime() <= graceEnd && times.answeredAt <= times.deadline }
}

/** Seconds that a trainee has to come back into exam mode. */
export const secondsToReturn = 10
/** What a report may take on its way, on top, in seconds. */
export const latencyTolerance = 3

/**
 * Whether the trainee came back in time: measured between the two reports by the server's clock, less what the
 * browser says the network held the second report up (losing the network is not leaving).
 */
export function cameBackInTime(times: {
  readonly leftAt: Date
  readonly now: Date
  readonly delaySeconds: number
}): boolean {
  const away = (times.now.getTime() - times.leftAt.getTime()) / 1000 - Math.max(0, times.delaySeconds)
  return away <= secondsToReturn + latencyTolerance
}
