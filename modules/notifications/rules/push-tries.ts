const mostTries = 5
const firstWaitMs = 30_000
const giveUpAfterMs = 24 * 3_600_000

export interface Answer {
  /** Null: nobody answered. */
  readonly status: number | null
  /** Before this one. */
  readonly tries: number
  readonly createdAt: Date
  readonly now: Date
}

/**
 * What becomes of a message after a push service's answer: `done` (arrived, or given up), `gone` (the browser takes none any
 * more) or when it is tried again. Too many at once and a fault over there pass; any other no is about the message.
 */
export function afterAnswer({ status, tries, createdAt, now }: Answer): 'done' | 'gone' | Date {
  if (status === 404 || status === 410) return 'gone'
  const passes = status === null || status === 429 || status >= 500
  const isOld = now.getTime() - createdAt.getTime() > giveUpAfterMs
  if (!passes || isOld || tries + 1 >= mostTries) return 'done'
  return new Date(now.getTime() + firstWaitMs * 4 ** tries)
}
