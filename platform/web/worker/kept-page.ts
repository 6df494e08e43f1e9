import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'

/*
 * What a program of its own does that the browser runs beside some pages: it keeps the files that they need and the one
 * page of the site, nothing that the API answers.
 */

interface Worker {
  skipWaiting(): Promise<void>
  readonly clients: { claim(): Promise<void> }
  addEventListener(
    kind: 'install' | 'activate',
    listener: (event: { waitUntil(done: Promise<unknown>): void }) => void,
  ): void
}
declare const self: Worker

const pageWithin = 8

export interface KeptPage {
  /** The built files that the pages need; hashed, so they never change. */
  readonly files: readonly string[]
  /** The address that the pages begin with: every one of them is the same file. */
  readonly address: string
  /** What its caches are called by. */
  readonly name: string
}

/** Shows these pages again when they are loaded without a network. */
export function keepPage({ files, address, name }: KeptPage): void {
  const cacheName = `${name}-page`
  const fetchPage = async () => {
    const response = await fetch(address, { headers: { accept: 'text/html' }, cache: 'no-store' })
    if (!response.ok) throw new Error('The page is not to be had now.')
    await (await caches.open(cacheName)).put(address, response)
  }
  // A new version takes over at once: it fetches the page from the network before anything else, as the old one did.
  self.addEventListener('install', (event) => {
    void self.skipWaiting()
    event.waitUntil(fetchPage())
  })
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
  cleanupOutdatedCaches()
  precacheAndRoute(files.map((url) => ({ url, revision: null })))

  /* The page is asked of the server each time and kept for when nobody answers. */
  const page = new NetworkFirst({
    cacheName,
    networkTimeoutSeconds: pageWithin,
    plugins: [
      {
        cacheKeyWillBeUsed: async () => address,
        // A proxy's page of a server that is down is none of these.
        fetchDidSucceed: async ({ response }) => {
          if (response.status >= 500) throw new Error('The server is not there now.')
          return response
        },
      },
    ],
  })
  registerRoute(({ request }) => request.mode === 'navigate', page)

  /* Files of a version that came after this worker, or that only some pages need. */
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
    new CacheFirst({ cacheName: `${name}-files` }),
  )
}
