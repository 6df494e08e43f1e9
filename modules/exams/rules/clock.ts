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

/** A delay by the network that is longer than this is believed and told to the examiner, in seconds. */
export const remarkableDelay = 30

/** What the examiner may hold against, or for, somebody who left exam mode. */
export interface Return {
  readonly inTime: boolean
  /** The browser named a delay by the network, or more time than has passed: worth a look. */
  readonly differs: boolean
  /** A long delay, or one that cannot be. */
  readonly flagged: boolean
}

/**
 * Whether the trainee came back in time: measured between the two reports by the server's clock, less what the
 * browser says the network held the second one up (losing the network is not leaving), and by what the browser itself
 * measured, where that is worse. A browser cannot have waited for longer than has passed: one that says so, beyond what
 * the first report may have been held up itself, is not believed. `leftAt` is null where no leaving was reported.
 */
export function judgeReturn(times: {
  readonly leftAt: Date | null
  readonly now: Date
  readonly awaySeconds: number
  readonly delaySeconds: number
}): Return {
  const { leftAt, now, awaySeconds } = times
  const delay = Math.max(0, times.delaySeconds)
  const passed = leftAt === null ? null : (now.getTime() - leftAt.getTime()) / 1000
  const isBelieved = passed === null || awaySeconds + delay <= passed + remarkableDelay + latencyTolerance
  const measured = passed === null ? 0 : passed - (isBelieved ? delay : 0)
  return {
    inTime: Math.max(measured, awaySeconds) <= secondsToReturn + latencyTolerance,
    differs: delay > latencyTolerance,
    flagged: delay > remarkableDelay || !isBelieved,
  }
}
