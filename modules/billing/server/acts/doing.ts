import type { Doing as Recording } from '#platform/server/acts/write-act.ts'

/** Who does something to an invoice, when, in which transaction, and how the fact is written down. */
export interface Doing extends Recording {
  /** Null where it follows by itself. */
  readonly userId: number | null
  readonly now: Date
}
