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
 * off); after it, only what was given before the deadline and arrives within the grace counts, flagged as late. Where the
 * clock was stopped (`pausedAt`) that is such an end too; of a paper that was never let go on, what was given before the
 * stop may come until the grace after its deadline.
 */
export function lateness(times: {
  readonly receivedAt: Date
  readonly answeredAt: Date
  readonly deadline: Date
  readonly pausedAt?: Date | null
  readonly graceMinutes: number
}): { readonly isLate: boolean; readonly counted: boolean } {
  const { receivedAt, answeredAt, deadline } = times
  const end = times.pausedAt ?? deadline
  if (receivedAt <= end) return { isLate: false, counted: true }
  const graceEnd = (receivedAt > deadline ? deadline : end).getTime() + times.graceMinutes * 60_000
  return { isLate: true, counted: receivedAt.getTime() <= graceEnd && answeredAt <= end }
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
  /** A long delay, one that cannot be, or a leaving that only its end told of. */
  readonly flagged: boolean
  /** No report of leaving came before this one: nobody but the browser knows for how long it was. */
  readonly unreported: boolean
}

/** The delay that a report names, in seconds, as far as it can be: nothing waits for longer than the paper has been open. */
export const possibleDelay = (named: number, { startedAt, now }: { readonly startedAt: Date; readonly now: Date }) =>
  Math.max(0, Math.min(named, (now.getTime() - startedAt.getTime()) / 1000))

/**
 * Whether a return is the one that was noted last, said again because its answer was lost: with the same seconds, and noted
 * since it was first sent. Of a delay no more than the remarkable is taken for that.
 */
export const isSameReturn = (
  last: { readonly at: Date; readonly awaySeconds: number } | null,
  {
    now,
    awaySeconds,
    delaySeconds,
  }: { readonly now: Date; readonly awaySeconds: number; readonly delaySeconds: number },
): boolean =>
  last !== null &&
  last.awaySeconds === awaySeconds &&
  (now.getTime() - last.at.getTime()) / 1000 <= Math.min(delaySeconds, remarkableDelay) + latencyTolerance

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
    flagged: delay > remarkableDelay || !isBelieved || leftAt === null,
    unreported: leftAt === null,
  }
}
