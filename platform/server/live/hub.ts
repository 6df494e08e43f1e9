import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** What PostgreSQL's NOTIFY says, in this process: one connection listens for everybody. */
export interface Live {
  /** Calls back with each payload of the channel; `onGap` after a loss of the connection, when some may have been missed. */
  subscribe(channel: string, onPayload: (payload: string) => void, onGap?: () => void): () => void
  close(): Promise<void>
}

interface Subscriber {
  readonly onPayload: (payload: string) => void
  readonly onGap: (() => void) | undefined
}

const longestWait = 5_000
const keepAliveEvery = 30_000

/** Opens the listening connection, and opens it anew for as long as it takes whenever it is lost. */
export async function openLive(config: pg.ClientConfig, onError: (error: unknown) => void = () => {}): Promise<Live> {
  const channels = new Map<string, Set<Subscriber>>()
  let client: pg.Client | null = null
  const state = { closed: false }

  // One after the other: the connection runs one statement at a time.
  let listening: Promise<unknown> = Promise.resolve()
  const listen = (channel: string) => {
    listening = listening.then(() => client?.query(`listen ${pg.escapeIdentifier(channel)}`)).catch(onError)
  }

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ ...config, application_name: 'diwan-live', keepAlive: true })
    fresh.on('error', onError)
    fresh.on('notification', ({ channel, payload = '' }) => {
      for (const subscriber of channels.get(channel) ?? []) subscriber.onPayload(payload)
    })
    await fresh.connect()
    client = fresh
    fresh.once('end', () => {
      if (client === fresh) client = null
      if (!state.closed) void reconnect()
    })
    for (const channel of channels.keys()) await fresh.query(`listen ${pg.escapeIdentifier(channel)}`)
  }

  async function reconnect(): Promise<void> {
    for (let wait = 100; !state.closed; wait = Math.min(longestWait, wait * 2)) {
      await pause(wait)
      try {
        await connect()
        for (const subscribers of channels.values()) for (const { onGap } of subscribers) onGap?.()
        return
      } catch (error) {
        onError(error)
      }
    }
  }

  // A connection that died without a word is noticed by asking something.
  const asking = setInterval(() => {
    const asked = client
    if (!asked) return
    const tooLong = setTimeout(() => void asked.end().catch(() => {}), 5_000)
    void asked.query('select 1').then(
      () => clearTimeout(tooLong),
      () => clearTimeout(tooLong),
    )
  }, keepAliveEvery)
  asking.unref()

  await connect()
  return {
    subscribe(channel, onPayload, onGap) {
      const subscriber = { onPayload, onGap }
      const known = channels.get(channel)
      if (known) known.add(subscriber)
      else {
        channels.set(channel, new Set([subscriber]))
        listen(channel)
      }
      return () => void channels.get(channel)?.delete(subscriber)
    },
    async close() {
      state.closed = true
      clearInterval(asking)
      await client?.end()
    },
  }
}
