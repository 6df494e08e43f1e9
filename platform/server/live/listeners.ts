import type { Database } from '../database.ts'
import type { Listener } from '../module.ts'
import type { Vault } from '../vault/vault.ts'
import type { Live } from './hub.ts'

export interface Listening {
  /** Waits for what is running. */
  stop(): Promise<void>
}

/**
 * Runs each listener when its channel is notified, and every so often in case a notice was missed. A notice that
 * comes while it runs lets it run once more, however many come.
 */
export function startListeners(parts: {
  readonly live: Live
  readonly db: Database
  readonly clock: () => Date
  readonly vault: Vault
  readonly listeners: readonly Listener[]
  readonly onError: (error: unknown) => void
}): Listening {
  const stops = parts.listeners.map((listener) => startOne(listener, parts))
  return { stop: async () => void (await Promise.all(stops.map((stop) => stop()))) }
}

function startOne(listener: Listener, { live, db, clock, vault, onError }: Parameters<typeof startListeners>[0]) {
  const state = { running: null as Promise<void> | null, again: false, stopped: false }
  const wake = () => {
    if (state.stopped) return
    if (state.running) {
      state.again = true
      return
    }
    state.running = run().finally(() => {
      state.running = null
      if (state.again) wake()
    })
  }
  const run = async () => {
    state.again = false
    try {
      await listener.run({ db, now: clock(), vault, isStopped: () => state.stopped })
    } catch (error) {
      onError(error)
    }
  }
  const timer = setInterval(wake, listener.everySeconds * 1000)
  const unsubscribe = listener.channel && live.subscribe(listener.channel, wake, wake)
  wake()
  return async () => {
    state.stopped = true
    clearInterval(timer)
    unsubscribe?.()
    await state.running
  }
}
