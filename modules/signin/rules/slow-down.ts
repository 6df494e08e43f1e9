/** Tries that cost no waiting: everybody mistypes. */
const freeFailures = 2
const longestWait = 15 * 60

/** Seconds to wait after so many failed log-ins in a row: 1, 2, 4 ... 15 minutes. Nobody is locked out for good. */
export const waitAfter = (failures: number): number =>
  failures <= freeFailures ? 0 : Math.min(longestWait, 2 ** Math.min(20, failures - freeFailures - 1))

/** The same after 1, 2, 3 ... failures; the last holds for all that follow. */
export const waits: readonly number[] = Array.from({ length: freeFailures + 11 }, (_, at) => waitAfter(at + 1))
