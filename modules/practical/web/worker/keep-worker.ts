import { isPossible, scope } from './scope.ts'

/**
 * The worker shows the page of practical marking again when it is loaded without a network. It is there from the first
 * class that was opened for marking in this browser until its person logs out. Without it degrees are given as well: a
 * failure is nobody's problem.
 */
export function keepPracticalWorker(): void {
  if (isPossible()) void navigator.serviceWorker.register('/practical-worker.js', { scope }).catch(() => undefined)
}
