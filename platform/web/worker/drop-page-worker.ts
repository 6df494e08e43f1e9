/** Takes the worker of these pages away, with what it keeps. `name` is what its caches are called by (`keepPage`). */
export async function dropPageWorker(name: string, scope: string): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return
  // Not `getRegistration(page)`: where this worker is not, that is the one of the whole site.
  for (const each of await navigator.serviceWorker.getRegistrations())
    if (new URL(each.scope).pathname === scope) await each.unregister()
  for (const each of await caches.keys())
    if (each.startsWith(`${name}-`) || each.endsWith(scope)) await caches.delete(each)
}
