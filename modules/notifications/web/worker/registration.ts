/*
 * The worker that shows messages of the academy, and stands in where its server is not reached. It serves the whole site; exams and the checking of certificates have
 * workers of their own, whose longer scopes come first.
 */
const program = '/app-worker.js'
const scope = '/'
/** The published name under which a log-in finds where messages to this browser go. */
const kept = 'FCMToken'

/** Whether this device is to keep what is shown without a network: the academy is installed on it, or sends it messages. */
export const keepsOffline = (): boolean =>
  import.meta.env.PROD &&
  'serviceWorker' in navigator &&
  (matchMedia('(display-mode: standalone)').matches || localStorage.getItem(kept) !== null)

/** Without it all works as well: a failure is nobody's problem. */
export function keepAppWorker(): void {
  void navigator.serviceWorker.register(program, { scope }).catch(() => undefined)
}

export const canTakeMessages = (): boolean =>
  import.meta.env.PROD && 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

export type Subscribed = { readonly token: string } | { readonly token: null; readonly why: 'blocked' | 'failed' }

/** Asks this browser for messages; whoever calls it has been pressed. `token` is what the server sends them by. */
export async function subscribeHere(publicKey: string): Promise<Subscribed> {
  if ((await Notification.requestPermission()) !== 'granted') return { token: null, why: 'blocked' }
  try {
    await navigator.serviceWorker.register(program, { scope })
    const { pushManager } = await navigator.serviceWorker.ready
    const applicationServerKey = bytesOf(publicKey)
    const former = await pushManager.getSubscription()
    // Bound to the key of an academy that is gone: the browser would refuse a second one beside it.
    if (former && !isSame(former.options.applicationServerKey, applicationServerKey)) await former.unsubscribe()
    const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
    const token = JSON.stringify(subscription)
    localStorage.setItem(kept, token)
    return { token }
  } catch {
    return { token: null, why: 'failed' }
  }
}

/** This browser takes no more messages, whatever a server still sends. */
export async function endMessagesHere(): Promise<void> {
  localStorage.removeItem(kept)
  if (!('serviceWorker' in navigator)) return
  const registered = await navigator.serviceWorker.getRegistrations()
  for (const each of registered)
    if (new URL(each.scope).pathname === scope)
      await (await each.pushManager?.getSubscription())?.unsubscribe().catch(() => false)
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

const isSame = (one: ArrayBuffer | null, other: Uint8Array): boolean =>
  one !== null && new Uint8Array(one).join() === other.join()
