import type { Button } from '../actions.ts'
import type { Waiting } from '../conditions.ts'
import { tasksOf, type Task } from '../tasks.ts'

/** In days: a registration or a payment that was handed in is to be answered within the first; past the second it is late. */
export const answerLimits = { long: 2, tooLong: 5 } as const

/** What waits for the academy on the visa's track. */
export const visaTasks = ['checkVisa', 'issueVisaLetter', 'verifyVisa'] as const satisfies readonly Task[]

/**
 * The acts by which the academy does what waits; the first that is allowed is the next step. Of a visa to be checked it is
 * the answer after which nothing is confirmed yet.
 */
const steps: Readonly<Partial<Record<Task, readonly Button[]>>> = {
  review: ['startReview', 'approve'],
  checkVisa: ['requireVisa'],
  issueVisaLetter: ['issueVisaLetter'],
  verifyVisa: ['verifyVisa'],
  sendInvoice: ['sendInvoice'],
  verifyPayment: ['verifyPayment'],
  arrangeTravel: ['arrangeTravel'],
  decideRefund: ['refund'],
  completeDraft: ['submit'],
}
/** Of a class without a free seat. */
const whereFull: readonly Button[] = ['startReview', 'waitlist']

/**
 * Whether the visa desk goes on with the same registration after a step of it: something of its visa waits, and what waited
 * before waits still. A task that is done makes way for the next registration, also where another one follows from it.
 */
export function staysOnTheDesk(was: Waiting, now: Waiting): boolean {
  const [before, after] = [was, now].map((tracks) =>
    tasksOf(tracks, 'academy').filter((task) => visaTasks.some((each) => each === task)),
  ) as [Task[], Task[]]
  return after.length > 0 && before.every((task) => after.includes(task))
}

/**
 * The next step of the academy with a registration: of the first that waits and that the reader may do, `only` among these
 * tasks where it is said. Null where nothing does.
 */
export function nextStepOf(
  tracks: Waiting,
  allowed: readonly string[],
  more: { readonly isFull?: boolean; readonly only?: readonly Task[] | undefined } = {},
): Button | null {
  for (const task of tasksOf(tracks, 'academy')) {
    if (more.only && !more.only.includes(task)) continue
    const acts = task === 'review' && more.isFull ? whereFull : (steps[task] ?? [])
    const act = acts.find((each) => allowed.includes(each))
    if (act) return act
  }
  return null
}
