import { ConfigError } from '#platform/server/configuration/config.ts'

/** How a process ends: by a signal, by what it could not do, or by its own decision; once. */
export interface Ending {
  /** Whether it has begun: what still starts need not go on. */
  readonly begun: boolean
  now(code: number): Promise<void>
  /** Says why, in one line where it is a setting, and ends with 1. What fails because of the ending is not said. */
  failed(error: unknown): void
}

/** Milliseconds that requests which have begun get to be answered. */
export const drain = 10_000

/**
 * Lets `stop` run when the process is told to end. It is cut off after `longest` milliseconds.
 */
export function endWith(stop: () => Promise<void>, longest: number): Ending {
  let begun = false
  const now = async (code: number) => {
    if (begun) return
    begun = true
    setTimeout(() => process.exit(code), longest).unref()
    await stop().catch((error: unknown) => console.error(error))
    process.exit(code)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void now(0))
  // Nobody knows what a bug outside of any request has left behind: end, and let a fresh process go on.
  process.on('uncaughtException', (error) => {
    console.error('uncaught', error)
    process.exit(1)
  })
  return {
    get begun() {
      return begun
    },
    now,
    failed: (error) => {
      if (begun) return
      if (error instanceof ConfigError) console.error(error.message)
      else if (!(error instanceof SaidAlready)) console.error(error)
      void now(1)
    },
  }
}

/** Another process has told the operator why. */
export class SaidAlready extends Error {}
