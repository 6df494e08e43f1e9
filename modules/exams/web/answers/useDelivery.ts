import { useMemo, useSyncExternalStore } from 'react'
import type { AnswerQueue } from './AnswerQueue.ts'
import { deliveryOf, waitingOf, type KeptAnswer } from './kept-answers.ts'
import type { QueueFacts } from './line.ts'

/** Where the answers of this paper are on their way. */
export interface Delivery {
  readonly state: QueueFacts['state'] | 'typing'
  readonly offline: boolean
  readonly frail: boolean
  /** Questions whose answers the server has not acknowledged. */
  readonly waiting: number
  readonly refused: readonly KeptAnswer[]
  /** Came after the grace: kept for the examiner. */
  readonly uncounted: readonly KeptAnswer[]
  /** The answers that wait, for a file: the last resort. */
  readonly unsent: () => readonly KeptAnswer[]
}

/** Where the answers of one attempt, or of all of the person's, are on their way. */
export function useDelivery(queue: AnswerQueue, attemptId: number | null): Delivery {
  const facts = useSyncExternalStore(queue.subscribe, queue.facts)
  return useMemo(
    () => ({ ...facts, ...deliveryOf(facts.answers, attemptId), unsent: () => waitingOf(facts.answers) }),
    [facts, attemptId],
  )
}
