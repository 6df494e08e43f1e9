/*
 * What the browser runs when the academy sends it a message, with or without a page open. The message is all that is said:
 * nothing is asked of the server, and its link is a path of this site or none.
 */
interface PushEvent {
  readonly data: { json(): unknown } | null
  waitUntil(done: Promise<unknown>): void
}
interface Shown {
  readonly data: unknown
  close(): void
}
interface PressedEvent {
  readonly notification: Shown
  waitUntil(done: Promise<unknown>): void
}
interface Page {
  readonly url: string
  focus(): Promise<unknown>
}
interface Worker {
  readonly location: { readonly origin: string }
  readonly registration: { showNotification(title: string, options: object): Promise<void> }
  readonly clients: {
    matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<readonly Page[]>
    openWindow(address: string): Promise<unknown>
  }
  addEventListener(kind: 'push', listener: (event: PushEvent) => void): void
  addEventListener(kind: 'notificationclick', listener: (event: PressedEvent) => void): void
}
declare const self: Worker

interface Message {
  readonly title: string
  readonly body: string
  readonly href: string
}

/** The page that every message opens which names none. */
const list = '/Notifications'

/** What a message says; null for what is none. */
export function messageIn(data: unknown): Message | null {
  const { title, body, href } = (data ?? {}) as Readonly<Record<string, unknown>>
  if (typeof title !== 'string' || title === '') return null
  const isOwn = typeof href === 'string' && /^\/(?![/\\])/.test(href)
  return { title, body: typeof body === 'string' ? body : '', href: isOwn ? href : list }
}

/** Shows messages, and opens what they are about when they are pressed. */
export function showMessages(): void {
  self.addEventListener('push', (event) => {
    const message = messageIn(read(event))
    if (!message) return
    const { title, body, href } = message
    const look = { icon: '/icon-192.png', badge: '/icon-192.png', dir: 'auto' }
    event.waitUntil(self.registration.showNotification(title, { body, data: { href }, ...look }))
  })
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(openPage((event.notification.data as { href: string }).href))
  })
}

function read({ data }: PushEvent): unknown {
  try {
    return data?.json()
  } catch {
    return null
  }
}

/** A page that stands there already comes to the front; any other is left as it is, with what is being typed in it. */
async function openPage(href: string): Promise<void> {
  const address = new URL(href, self.location.origin).href
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find(({ url }) => url === address)
  await (there ? there.focus() : self.clients.openWindow(address))
}
