import type { ApiProblem } from '../problem.ts'
import { newKey } from './new-key.ts'

/**
 * What was sent and nobody answered, with the key that it was sent under: it may have had its effect, so what is sent again is
 * a second press and no second wish.
 */
const unanswered = new Map<string, string>()

/** The key that this write was sent under without an answer, or a new one. */
export const keyFor = (write: string): string => unanswered.get(write) ?? newKey()

/** After a yes nothing is kept: the same may be wanted once more, as after taking it back. */
export const answered = (): void => unanswered.clear()

/** A no settles the one write. Silence, or that the first is still running, keeps its key. */
export function failed(write: string, key: string, { status, code }: ApiProblem): void {
  if (!status || status === 503 || code === 'stillRunning') unanswered.set(write, key)
  else unanswered.delete(write)
}
