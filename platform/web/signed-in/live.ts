import { standingHeaders } from '../client.ts'
import { isGoing, onGoing } from './going.ts'
import { untilUnlocked } from './lock.ts'
import { renewSession } from './renewal.ts'
import { currentSession, onSessionChange } from '../session.ts'

/** What the live stream says: something of this topic is new for the account. Never content, only ids. */
export interface LiveMessage {
  readonly topic: string
  readonly id: number | null
}
type Listener = (message: LiveMessage) => void

const listeners = new Set<Listener>()
let running: AbortController | null = null
const longestWait = 30_000

async function read(body: ReadableStream<Uint8Array>): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader()
  let rest = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    const blocks = (rest + value).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const data = block
        .split('\n')
        .filter((line) => line.startsWith('data:'))
        .map((line) => line.slice(5).trim())
        .join('')
      if (!data) continue
      const message = JSON.parse(data) as LiveMessage
      for (const listener of listeners) listener(message)
    }
  }
}

/* EventSource cannot carry the bearer header, so the stream is read from a fetch and begun again when it ends. */
async function keepReading(stop: AbortController): Promise<void> {
  let wait = 1000
  while (!stop.signal.aborted) {
    try {
      // A locked session is answered nothing, and its stream is ended.
      await untilUnlocked()
      const token = currentSession()?.accessToken ?? null
      // not the client's fetch: that one ends every request after a minute
      const response = await fetch('/api/Live/Stream', {
        headers: { ...standingHeaders(), accept: 'text/event-stream' },
        signal: stop.signal,
      })
      // By now another request or tab may have renewed it: the token that was refused, not the one of this moment.
      if (response.status === 401) await renewSession(token)
      if (response.ok && response.body) {
        wait = 1000
        await read(response.body)
      }
    } catch {
      // the network is away or the session ended: wait and try again, or stop below
    }
    await new Promise((resolve) => setTimeout(resolve, wait))
    wait = Math.min(longestWait, wait * 2)
  }
}

function follow(): void {
  const wanted = listeners.size > 0 && currentSession() !== null && !isGoing()
  if (wanted && !running) {
    running = new AbortController()
    void keepReading(running)
  } else if (!wanted && running) {
    running.abort()
    running = null
  }
}
onSessionChange(follow)
onGoing(follow)

/** Calls back when the server says that something of the topic is new. Returns how to stop. One stream serves the whole tab. */
export function listenLive(topic: string, onMessage: (id: number | null) => void): () => void {
  const listener: Listener = (message) => {
    if (message.topic === topic) onMessage(message.id)
  }
  listeners.add(listener)
  follow()
  return () => {
    listeners.delete(listener)
    follow()
  }
}
