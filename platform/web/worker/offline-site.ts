/*
 * What stands in for the site where its server is not reached: one page with what this device has kept. The site itself is
 * asked of the network each time, so that nobody sees an old version of it; nothing that the API answers is kept here.
 * Exams and the checking of certificates have workers of their own, whose longer scopes come first.
 */
interface FetchEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
interface Worker {
  readonly location: { readonly origin: string }
  skipWaiting(): Promise<void>
  readonly clients: { claim(): Promise<void> }
  addEventListener(
    kind: 'install' | 'activate',
    listener: (event: { waitUntil(done: Promise<unknown>): void }) => void,
  ): void
  addEventListener(kind: 'fetch', listener: (event: FetchEvent) => void): void
}
declare const self: Worker

/** Not of workbox: its clearing of old caches would take those of workers whose scopes begin as this one's does. */
const cacheName = 'site-offline'

export interface OfflineSite {
  /** The built files that the page needs; hashed, so they never change. */
  readonly files: readonly string[]
  readonly address: string
}

/** Where to go instead of a page that is not reached. */
export const standIn = (address: string, wanted: URL): string =>
  `${address}?to=${encodeURIComponent(wanted.pathname + wanted.search)}`

/** Shows this page in place of any that is loaded without a network. */
export function keepOfflineSite({ files, address }: OfflineSite): void {
  self.addEventListener('install', (event) => {
    void self.skipWaiting()
    event.waitUntil(fill(files, address))
  })
  self.addEventListener('activate', (event) =>
    event.waitUntil(Promise.all([self.clients.claim(), clear(files, address)])),
  )
  self.addEventListener('fetch', (event) => {
    const { request } = event
    const url = new URL(request.url)
    if (url.origin !== self.location.origin || request.method !== 'GET') return
    if (request.mode === 'navigate') event.respondWith(page(request, url, address))
    else if (files.includes(url.pathname)) event.respondWith(keptOr(request))
  })
}

async function fill(files: readonly string[], address: string): Promise<void> {
  const cache = await caches.open(cacheName)
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  await cache.addAll(files.filter((file) => !known.has(file)))
  const shown = await fetch(address, { headers: { accept: 'text/html' }, cache: 'no-store' })
  if (!shown.ok) throw new Error('The page is not to be had now.')
  await cache.put(address, shown)
}

async function clear(files: readonly string[], address: string): Promise<void> {
  const cache = await caches.open(cacheName)
  const old = (await cache.keys()).filter(({ url }) => ![address, ...files].includes(new URL(url).pathname))
  await Promise.all(old.map((request) => cache.delete(request)))
}

async function page(request: Request, url: URL, address: string): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    if (url.pathname !== address) return Response.redirect(standIn(address, url))
    return (await (await caches.open(cacheName)).match(address)) ?? Response.error()
  }
}

const keptOr = async (request: Request): Promise<Response> =>
  (await (await caches.open(cacheName)).match(request.url)) ?? fetch(request)
