import { busy, refuse } from '#platform/shared/refusal.ts'

export interface Turns {
  /** How many work at a time, and how many more may wait for a turn. */
  readonly atOnce: number
  readonly mostWaiting: number
}

/**
 * For work that takes much of the machine: so many at a time, a bound number wait, and who comes then is refused as
 * `busy`, which says when to come again.
 */
export function turnsOf({ atOnce, mostWaiting }: Turns): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let working = 0
  return async (work) => {
    if (working < atOnce) working++
    else {
      if (waiting.length >= mostWaiting) refuse(busy)
      // Whoever ends hands over the turn, so that nobody who comes meanwhile takes it.
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else working--
    }
  }
}
