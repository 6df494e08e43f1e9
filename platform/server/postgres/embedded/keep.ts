import { setTimeout as pause } from 'node:timers/promises'
import type { Hold } from './hold.ts'

/** What whoever keeps a server running hears. */
export interface Keeping {
  readonly say: (line: string) => void
  /** It could not be started again; `why` is a sentence for the operator. Nothing more is tried. */
  readonly giveUp: (why: string) => void
  /** Milliseconds before each try; after the last one that fails it is given up. */
  readonly pauses?: readonly number[]
}

export interface Kept {
  stop(): Promise<void>
}

/** About a minute: a crash passes in one, a disk that somebody is clearing may need several. */
export const usualPauses: readonly number[] = [0, 500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000]
const lookEvery = 5_000
/** A server that ran that long, in milliseconds, did not die of its start: the tries are counted anew. */
const settled = 60_000

/**
 * Watches the connection that holds the server and starts it again when it has ended, whoever ended it. Of several
 * processes that keep the same server one starts it, and the others join. `finish` ends one that takes nobody any more
 * and waits for those that it has: it would wait for us for ever.
 */
export function keepRunning(
  first: Hold,
  { start, finish }: { start: () => Promise<Hold>; finish: () => Promise<void> },
  keeping: Keeping,
): Kept {
  const pauses = keeping.pauses ?? usualPauses
  const ended = new AbortController()
  let hold: Hold | null = first
  let tries = 0

  const watch = async () => {
    while (hold) {
      const since = performance.now()
      await Promise.race([hold.lost, aborted(ended.signal)])
      if (ended.signal.aborted) return
      if (performance.now() - since > settled) tries = 0
      keeping.say('PostgreSQL has ended, or has cut its connections; it is started again.')
      hold = null
      hold = await startAgain()
    }
  }

  const startAgain = async (): Promise<Hold | null> => {
    for (;;) {
      const wait = pauses[tries++]
      if (wait === undefined) {
        keeping.giveUp(`PostgreSQL could not be started again in ${pauses.length} tries. Diwan ends.`)
        return null
      }
      await pause(wait, undefined, { signal: ended.signal }).catch(() => {})
      if (ended.signal.aborted) return null
      try {
        const fresh = await start()
        keeping.say('PostgreSQL runs again.')
        return fresh
      } catch (error) {
        keeping.say(error instanceof Error ? error.message : String(error))
      }
    }
  }

  const asking = setInterval(() => void (hold && finish().catch(() => {})), lookEvery)
  const watching = watch()
  return {
    stop: async () => {
      clearInterval(asking)
      ended.abort()
      await watching
      await hold?.release()
    },
  }
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
