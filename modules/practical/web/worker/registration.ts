/*
 * The worker shows the page of practical marking again when it is loaded without a network. It is there from the first
 * class that was opened for marking in this browser until its person logs out; only pages as built have it.
 */
const scope = '/TraineePractical'
const kept = /^practical-|\/TraineePractical$/
const isPossible = () => import.meta.env.PROD && 'serviceWorker' in navigator

/** Without it degrees are given as well: a failure is nobody's problem. */
export function keepPracticalWorker(): void {
  if (isPossible()) void navigator.serviceWorker.register('/practical-worker.js', { scope }).catch(() => undefined)
}

export async function dropPracticalWorker(): Promise<void> {
  if (!isPossible()) return
  // Not `getRegistration(page)`: where this worker is not, that is the one of the whole site.
  for (const each of await navigator.serviceWorker.getRegistrations())
    if (new URL(each.scope).pathname === scope) await each.unregister()
  const names = await caches.keys()
  await Promise.all(names.filter((name) => kept.test(name)).map((name) => caches.delete(name)))
}
