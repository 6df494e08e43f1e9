/** Only pages as built have workers, and browsers run them on https and localhost alone. */
export const hasWorkers = (): boolean => import.meta.env.PROD && 'serviceWorker' in navigator

/**
 * The worker of this name shows the pages below `scope` again when they are loaded without a network. It is there until
 * its person logs out. Without it the page does all else as well: a failure is nobody's problem.
 */
export function keepPageWorker(file: `/${string}.js`, scope: string): void {
  if (hasWorkers()) void navigator.serviceWorker.register(file, { scope }).catch(() => undefined)
}
