import { PassThrough } from 'node:stream'
import { refuse, tooManyRequests } from '#platform/shared/refusal.ts'
import { implement, type Handler, type Implemented } from '../handler.ts'
import { sendEvents } from '../http/replies/replies.ts'
import { liveCalls } from './calls.ts'
import type { Live } from './hub.ts'
import { liveChannel, type LiveMessage } from './publish.ts'

const heartbeatEvery = 20_000
/** Then the browser asks again, with a token that is good then. */
const longest = 10 * 60_000
const mostOfOne = 12

/** The open streams of this process, by account. */
export class Streams {
  readonly #open = new Map<number, Set<PassThrough>>()

  constructor(live: Live) {
    live.subscribe(
      liveChannel,
      (payload) => {
        const { accounts, topic, id } = JSON.parse(payload) as LiveMessage
        const text = `data: ${JSON.stringify({ topic, id })}\n\n`
        for (const account of accounts) for (const stream of this.#open.get(account) ?? []) stream.write(text)
      },
      // Something may have been missed: pages that ask again see what is new.
      () => this.endAll(),
    )
  }

  begin(accountId: number): PassThrough {
    const mine = this.#open.get(accountId) ?? new Set()
    if (mine.size >= mostOfOne) refuse(tooManyRequests, { seconds: 60 })
    const stream = new PassThrough()
    const heartbeat = setInterval(() => stream.write(': here\n\n'), heartbeatEvery)
    const end = setTimeout(() => stream.end(), longest)
    stream.once('close', () => {
      clearInterval(heartbeat)
      clearTimeout(end)
      mine.delete(stream)
      if (mine.size === 0) this.#open.delete(accountId)
    })
    this.#open.set(accountId, mine.add(stream))
    stream.write(': here\n\n')
    return stream
  }

  /** The account or its session changed: who may still listen asks again. */
  endOf(accountId: number): void {
    for (const stream of this.#open.get(accountId) ?? []) stream.end()
  }

  endAll(): void {
    for (const streams of this.#open.values()) for (const stream of streams) stream.end()
  }
}

export function implementLive(streams: Streams): Implemented {
  const getLiveStream: Handler<typeof liveCalls.getLiveStream> = ({ actor }) => sendEvents(streams.begin(actor.userId))
  return implement(liveCalls, { getLiveStream })
}
