import type { Call } from '#platform/shared/call.ts'

/**
 * A call that hands out in pieces what a list's own pages do not reach: it takes the list's query and `Beyond`, the key of
 * the row that the former piece ended with, and says with the first piece how many rows there are.
 */
export interface Pieces {
  readonly call: Call
  /** The most rows of one file: the page keeps them until it is written. */
  readonly most: number
}
