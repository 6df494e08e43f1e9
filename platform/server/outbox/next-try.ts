export const mostTries = 10
const longestWaitMs = 3_600_000
const unreachableWaitMs = 60_000
const giveUpAfterMs = 3 * 24 * 3_600_000

export interface FailedTry {
  /** Tries that the mail server answered, before this one. */
  readonly tries: number
  readonly createdAt: Date
  /** False where no mail server answered at all. */
  readonly answered: boolean
  readonly now: Date
}

/**
 * When to try again, or never (`null`). A mail server's "no" counts, ten times at growing distances. A server that
 * cannot be reached says nothing about the mail: the same distance each time, given up after three days.
 */
export function nextTry({ tries, createdAt, answered, now }: FailedTry): { tries: number; at: Date | null } {
  if (!answered) {
    const old = now.getTime() - createdAt.getTime() > giveUpAfterMs
    return { tries, at: old ? null : new Date(now.getTime() + unreachableWaitMs) }
  }
  const counted = tries + 1
  if (counted >= mostTries) return { tries: counted, at: null }
  return { tries: counted, at: new Date(now.getTime() + Math.min(30_000 * 2 ** tries, longestWaitMs)) }
}
