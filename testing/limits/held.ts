/**
 * Milliseconds of processor that the work takes on this thread, the best of so many: what else the machine does, and
 * what is compiled or collected on the first run, does not count.
 */
export function heldFor(work: () => void, most = 8): number {
  let best = Infinity
  for (let round = 0; round < most && best > longestHold; round++) {
    const before = process.threadCpuUsage()
    work()
    const { user, system } = process.threadCpuUsage(before)
    best = Math.min(best, (user + system) / 1000)
  }
  return best
}

/** Nobody may keep the one thread that serves everybody for longer than this, in milliseconds. */
export const longestHold = 50
