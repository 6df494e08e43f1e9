import { isPossible, scope } from './scope.ts'

const kept = /^practical-|\/TraineePractical$/

/** With what it keeps. By itself, as logging out fetches it: together with the other it would be a file of the first visit. */
export async function dropPracticalWorker(): Promise<void> {
  if (!isPossible()) return
  // Not `getRegistration(page)`: where this worker is not, that is the one of the whole site.
  for (const each of await navigator.serviceWorker.getRegistrations())
    if (new URL(each.scope).pathname === scope) await each.unregister()
  const names = await caches.keys()
  await Promise.all(names.filter((name) => kept.test(name)).map((name) => caches.delete(name)))
}
