/*
 * Requests that are sent before the code that wants their answers is there: by the script that a page begins with, and
 * where a log-in says which page comes next. Whoever asks for the very same is given the answer that is on its way,
 * once. They wait on the window, as that script and the application are two programs.
 */
interface EarlyInit {
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

interface Early extends EarlyInit {
  readonly address: string
  readonly sentAt: number
  readonly response: Promise<Response>
  /** What it says, where that is known already. */
  readonly reply?: unknown
}

declare global {
  interface Window {
    earlyRequests?: Early[]
  }
}

/** Milliseconds from the sending, after which the answer counts as old, or the request as lost: it is sent anew. */
const goodFor = 60_000
/** Headers by which answers differ. */
const telling = ['authorization', 'accept-language']

const early = () => (window.earlyRequests ??= [])

/** Sends it, unless the same is on its way. */
export function sendEarly(address: string, init: EarlyInit): Promise<Response> {
  const same = early().find((each) => isSame(each, address, init))
  if (same) return same.response
  const response = fetch(address, { ...init, signal: AbortSignal.timeout(goodFor) })
  // Whoever takes it is told; nobody may want it.
  response.catch(() => undefined)
  early().push({ address, ...init, sentAt: performance.now(), response })
  return response
}

/** As if it had been sent, and this had come. */
export function answeredEarly(address: string, init: EarlyInit, reply: unknown): void {
  if (early().some((each) => isSame(each, address, init))) return
  early().push({ address, ...init, sentAt: performance.now(), response: Promise.resolve(Response.json(reply)), reply })
}

/** The answer to the same request, where it was sent a short time ago and nobody has taken it; else null. */
export const takeEarly = (address: string, init: RequestInit): Promise<Response> | null =>
  take(address, init)?.response ?? null

/** As `takeEarly`, for what is known already: a page draws it at once. Undefined where there is none. */
export const takeReply = (address: string, init: RequestInit): unknown => take(address, init, true)?.reply

function take(address: string, init: RequestInit, known = false): Early | undefined {
  if (typeof window === 'undefined' || !window.earlyRequests) return
  const all = window.earlyRequests.filter(({ sentAt }) => performance.now() - sentAt < goodFor)
  const taken = all.find((each) => (!known || each.reply) && isSame(each, address, init))
  window.earlyRequests = all.filter((each) => each !== taken)
  return taken
}

/**
 * Nobody is given what was sent to this address and not taken: it is not meant any more. Answers what comes of it all the
 * same: a server may have done what it was asked, however soon the browser closes the connection.
 */
export function dropEarly(address: string): readonly Promise<Response>[] {
  const dropped = early().filter((each) => each.address === address)
  window.earlyRequests = early().filter((each) => !dropped.includes(each))
  return dropped.map(({ response }) => response)
}

function isSame(sent: Early, address: string, { method = 'GET', headers, body }: RequestInit): boolean {
  const wanted = new Headers(headers)
  const given = new Headers(sent.headers)
  return (
    sent.address === address &&
    sent.method === method &&
    sent.body === (body ?? null) &&
    telling.every((name) => wanted.get(name) === given.get(name))
  )
}
