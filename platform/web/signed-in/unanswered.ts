import type { ApiProblem } from '../problem.ts'
import { newKey } from './new-key.ts'

/**
 * What was sent and nobody answered, with the key that it was sent under: it may have had its effect, so what is sent again is
 * a second press and no second wish. What other writes are answered says nothing of it.
 */
const unanswered = new Map<string, string>()

/** The key that this write was sent under without an answer, or a new one. */
export const keyFor = (write: string): string => unanswered.get(write) ?? newKey()

export const answered = (write: string): void => void unanswered.delete(write)

/** A no is an answer. Silence, or that the first is still running, is none, and the key is kept. */
export function failed(write: string, key: string, { status, code }: ApiProblem): void {
  if (!status || status === 503 || code === 'stillRunning') unanswered.set(write, key)
  else answered(write)
}
