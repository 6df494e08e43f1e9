import type { Call, Input, Output } from '#platform/shared/call.ts'
import { callAddress } from '#platform/shared/call-address.ts'
import { takeEarly, takeReply } from './signed-in/early.ts'
import { currentLanguage, localeOf } from './language.ts'
import { cutWhenGoing, isGoing } from './signed-in/going.ts'
import { noticeMaintenance } from './signed-in/maintenance.ts'
import { answered, failed, keyFor } from './signed-in/unanswered.ts'
import { isProblem, offline, problemOf, timedOut } from './problem.ts'
import { currentSession } from './session.ts'
import { renewSession } from './signed-in/renewal.ts'

export { ApiProblem, isProblem } from './problem.ts'

export interface SendOptions {
  readonly signal?: AbortSignal
  readonly headers?: Readonly<Record<string, string>>
  /**
   * The key of this write; the same key sent again has one effect. Where none is given one is made, and what nobody
   * answered goes again under the one it had.
   */
  readonly key?: string
  /** The request outlives the page (64 kB at most). */
  readonly keepalive?: boolean
  /** Milliseconds until the whole answer must have come; a minute where not said. */
  readonly within?: number
  /** How often it is sent, with the same key, where nobody answers or the server is busy; once where not said. */
  readonly tries?: number
  /** The page's last word: sent although it is on its way out. */
  readonly last?: boolean
}

/** The input may be left out where no field of it is compulsory. */
export type InputArguments<C extends Call> = {} extends Input<C> ? [input?: Input<C>] : [input: Input<C>]

/** Asks the API: `await send(roomCalls.getRoom, { ID: 3 })`; a body goes as `{ ID: 3, body: {...} }`. Throws `ApiProblem`. */
export async function send<C extends Call>(
  call: C,
  ...[input, options]: [...InputArguments<C>, SendOptions?]
): Promise<Output<C>> {
  const response = await request(call, input as RequestInput, options as SendOptions | undefined)
  if (response.status === 204) return undefined as Output<C>
  return (await read(response.json(), options)) as Output<C>
}

/** As `send`, with the reply's headers. */
export async function sendForHead<C extends Call>(
  call: C,
  ...[input, options]: [...InputArguments<C>, SendOptions?]
): Promise<{ output: Output<C>; headers: Headers }> {
  const response = await request(call, input as RequestInput, options as SendOptions | undefined)
  return { output: (await read(response.json(), options)) as Output<C>, headers: response.headers }
}

/** As `send`, for a reply that is a file. */
export async function sendForFile<C extends Call>(
  call: C,
  ...[input, options]: [...InputArguments<C>, SendOptions?]
): Promise<Blob> {
  const response = await request(call, input as RequestInput, options as SendOptions | undefined)
  return read(response.blob(), options)
}

/** The body of an answer; one whose page is on its way out is handed to nobody. */
function read<T>(body: Promise<T>, options: unknown): Promise<T> {
  const held = () => isGoing() && !(options as SendOptions | undefined)?.last
  return body.then(
    (value) => (held() ? never() : value),
    (error: unknown) => (held() ? never() : Promise.reject(error)),
  )
}

type RequestInput = (Readonly<Record<string, unknown>> & { readonly body?: unknown }) | undefined

async function request(call: Call, input: RequestInput, options: SendOptions = {}): Promise<Response> {
  const headers: Record<string, string> = { ...options.headers }
  const address = callAddress(call.path, input)
  const text = input?.body === undefined ? null : JSON.stringify(input.body)
  let body: BodyInit | null = text
  if (text !== null) {
    headers['content-type'] = 'application/json'
    if (call.encoding === 'gzip') {
      headers['content-encoding'] = 'gzip'
      body = await gzip(text)
    }
  }
  const write = call.method + address + text
  const key = options.key ?? (call.effect === 'writes' && !call.repeatable ? keyFor(write) : undefined)
  if (key) headers['idempotency-key'] = key
  const init = {
    method: call.method,
    headers,
    body,
    signal: options.signal ?? null,
    keepalive: options.keepalive ?? false,
  }
  for (let left = options.tries ?? 1; ; left--) {
    try {
      const answer = await authorizedFetch(address, init, { within: options.within, last: options.last })
      if (key) answered(write)
      return answer
    } catch (error) {
      if (key && isProblem(error)) failed(write, key, error)
      if (left <= 1 || !(isProblem(error, 'offline') || isProblem(error, 'busy'))) throw error
      await new Promise((resume) => setTimeout(resume, beforeNextTry))
    }
  }
}

const answerWithin = 60_000
/** Milliseconds. */
const beforeNextTry = 700

/** The headers that every request bears; for uploads, which go by XMLHttpRequest. */
export function standingHeaders(): Record<string, string> {
  const session = currentSession()
  return {
    'accept-language': localeOf(currentLanguage()),
    ...(session && { authorization: `Bearer ${session.accessToken}` }),
  }
}

/** What a log-in's answer brought of what is asked, once: it need not be asked. Undefined where it brought nothing. */
export const broughtReply = (call: Call, input: unknown): unknown =>
  takeReply(callAddress(call.path, input as RequestInput), { method: call.method, headers: standingHeaders() })

/**
 * A fetch with the bearer and the language. After a 401 the session is renewed once and the request sent again;
 * requests that fail meanwhile wait for the same renewal.
 */
export async function authorizedFetch(
  address: string,
  init: RequestInit = {},
  {
    again = true,
    within = answerWithin,
    last = false,
  }: { again?: boolean; within?: number | undefined; last?: boolean | undefined } = {},
): Promise<Response> {
  const held = () => isGoing() && !last
  if (held()) return never()
  const session = currentSession()
  const token = session?.accessToken ?? null
  const response = await reach(
    address,
    {
      ...init,
      headers: { ...standingHeaders(), ...(init.headers as Record<string, string>) },
    },
    within,
    last,
  )
  if (held()) return never()
  if (response.ok) return response
  const problem = await problemOf(response)
  if (problem.code === 'maintenance' && !isPageKept()) noticeMaintenance(problem)
  if (response.status === 401 && token && again && problem.code === 'notSignedIn') {
    const renewed = await renewSession(token).catch(() => Promise.reject(offline()))
    if (held()) return never()
    // What one person sent is not sent again by another, to whom the tab belongs meanwhile.
    if (renewed && currentSession()?.user.uid === session?.user.uid)
      return authorizedFetch(address, init, { again: false, within, last })
    for (const listener of sessionEndKeepers.size > 0 ? sessionEndKeepers : sessionEndListeners) listener()
  }
  throw problem
}

/** What a page asks while it goes is answered by nobody, and nobody waits for it. */
const never = (): Promise<never> => new Promise<never>(() => {})

async function reach(address: string, init: RequestInit, within: number, last: boolean): Promise<Response> {
  const timeout = AbortSignal.timeout(within)
  // What outlives the page is not cut off with it.
  const going = last || init.keepalive ? [] : [cutWhenGoing]
  try {
    const early = takeEarly(address, init)
    if (early) return await early
    const ends = [...(init.signal ? [init.signal] : []), ...going, timeout]
    return await fetch(address, { ...init, signal: AbortSignal.any(ends) })
  } catch (error) {
    if (isGoing() && !last) return never()
    if (init.signal?.aborted) throw error
    throw timeout.aborted ? timedOut() : offline()
  }
}

const sessionEndListeners = new Set<() => void>()
const sessionEndKeepers = new Set<() => void>()
/** Instead of leaving for the login page: a page that must not be left (a running exam) asks for the password itself. */
export function keepPageAtSessionEnd(listener: () => void): () => void {
  sessionEndKeepers.add(listener)
  return () => sessionEndKeepers.delete(listener)
}

export const isPageKept = (): boolean => sessionEndKeepers.size > 0

/** Told when a request found that the session is over and cannot be renewed. */
export function onSessionEnd(listener: () => void): () => void {
  sessionEndListeners.add(listener)
  return () => sessionEndListeners.delete(listener)
}

const gzip = (text: string): Promise<Blob> =>
  new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).blob()
