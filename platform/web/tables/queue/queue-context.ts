import { createContext, use, type RefObject } from 'react'
import type { PressHold } from './queue-rules.ts'

/** What a record that is drawn in a queue shares with it. */
export interface Queue {
  /** The key of the record that is open. */
  readonly key: string
  readonly hold: PressHold
  /** Counts the steps that were done, so that the record is drawn anew after each. */
  readonly turn: number
  /** The heading of the record is to get the keyboard when it is there. */
  readonly wantsHeading: RefObject<boolean>
  /** A step of the open record was done: once the list is asked anew, the next one opens. */
  readonly decided: () => void
  /** Opens a record again, whose step was taken back. */
  readonly reopen: (key: string) => void
}

export const QueueContext = createContext<Queue | null>(null)

/** The queue around a record; for what a form of its own does to it: `useQueue().decided` when it is saved. */
export function useQueue(): Queue {
  const queue = use(QueueContext)
  if (!queue) throw new Error('a QueueRecord stands in a RecordQueue')
  return queue
}
