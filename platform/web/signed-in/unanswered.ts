import type { ApiProblem } from '../problem.ts'
import { newKey } from './new-key.ts'

/** Of writes that nobody answered: what was sent, and under which key. They may have had their effect. */
const unanswered = new Map<string, { readonly key: string; readonly until: number }>()
/** Milliseconds in which what is sent again is a second press and no second wish. */
const keptFor = 10 * 60_000

/** Silence, or that the first is still running: nobody knows yet whether it had its effect. */
export const isUnanswered = ({ status, code }: ApiProblem): boolean =>
  status === 0 || status === 503 || code === 'stillRunning'

/** The key that this write was sent under without an answer, or a new one. */
export function keyFor(write: string): string {
  const former = unanswered.get(write)
  return former && former.until > Date.now() ? former.key : newKey()
}

export const keepUnanswered = (write: string, key: string): void =>
  void unanswered.set(write, { key, until: Date.now() + keptFor })

/** A no settles the one write; after a yes the same sent again may be wanted once more, as after taking it back. */
export function settleWrites(refused?: string): void {
  if (refused === undefined) unanswered.clear()
  else unanswered.delete(refused)
}
