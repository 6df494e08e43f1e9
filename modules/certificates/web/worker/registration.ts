/**
 * From the first certificate that was checked in this browser on, others are checked without a network; only pages as built
 * have it. Without it the page works as well: a failure is nobody's problem.
 */
export function keepVerifyWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  void navigator.serviceWorker.register('/verify-worker.js', { scope: '/verify' }).catch(() => undefined)
}
