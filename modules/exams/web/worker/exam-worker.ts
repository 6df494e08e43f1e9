import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'

/*
 * A program of its own, which the browser runs beside the exam's pages. It keeps the files that the exam needs and the
 * one page of the site, nothing that the API answers: papers and answers lie in the page's own database.
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
/** The addresses of the built files that an exam needs; the build writes them in. Hashed, so they never change. */
declare const EXAM_FILES: readonly string[]

const pageWithin = 8
const pageName = '/ExamAnswer'
const cacheName = 'exam-page'

// A new version takes over at once: it fetches the page from the network before anything else, as the old one did.
self.addEventListener('install', (event) => {
  void self.skipWaiting()
  event.waitUntil(keepPage())
})
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
cleanupOutdatedCaches()
precacheAndRoute(EXAM_FILES.map((url) => ({ url, revision: null })))

async function keepPage(): Promise<void> {
  const response = await fetch(pageName, { headers: { accept: 'text/html' }, cache: 'no-store' })
  if (!response.ok) throw new Error('The page is not to be had now.')
  await (await caches.open(cacheName)).put(pageName, response)
}

/* The page of every exam is the same file. It is asked of the server each time and kept for when nobody answers. */
const page = new NetworkFirst({
  cacheName,
  networkTimeoutSeconds: pageWithin,
  plugins: [
    {
      cacheKeyWillBeUsed: async () => pageName,
      // A proxy's page of a server that is down is no page of an exam.
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
  new CacheFirst({ cacheName: 'exam-files' }),
)
