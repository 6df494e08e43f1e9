import type { Role } from '#platform/shared/access.ts'
import type { FigureKey } from '#platform/shared/record/figure-keys.ts'
import type { TaskKey } from './home-tasks.ts'

/** Something that waits for the reader. */
export interface Waiting {
  readonly Key: TaskKey | FigureKey
  readonly Count: number
  /** Since when the oldest waits; null where nothing says it. */
  readonly Oldest: string | null
}

/** What each role does first: what has an hour before what has a day, and what holds up others before what does not. */
const firstOf: Partial<Record<Role, readonly (TaskKey | FigureKey)[]>> = {
  trainee: [
    'examsOpen',
    'seatsOffered',
    'paymentsToResend',
    'invoicesToPay',
    'registrationsToChange',
    'visaProofsToResend',
    'visaProofsToSend',
    'registrationsToFinish',
    'feedbackToGive',
  ],
  instructor: ['sheetsToMark', 'plansToAnswer', 'classesToAnswer', 'papersToMark', 'feedbackToGive'],
  evaluator: ['sheetsToMark', 'papersToMark', 'feedbackToGive'],
  editor: ['accountsWaiting', 'grievancesToDecide', 'namesToReview', 'coursesIncomplete', 'membershipCardsWaiting'],
  admin: ['plansToApprove', 'accountsWaiting', 'chatsReported'],
  customer: ['payersToAnswer', 'paymentsToResend', 'invoicesToPay', 'invoicesOverdue', 'feedbackToGive'],
}

/** What only tells of something and asks for nothing. */
export const tellsOnly = (key: TaskKey | FigureKey): boolean => key === 'certificates'

/**
 * What the reader does next: by the order of the role; of whoever has none, or nothing of it, what waits for longest; else the
 * first. Undefined where nothing waits.
 */
export function nextStepOf<Each extends Waiting>(role: Role | undefined, waiting: readonly Each[]): Each | undefined {
  const some = waiting.filter(({ Key, Count }) => Count > 0 && !tellsOnly(Key))
  const order = (role && firstOf[role]) ?? []
  const first = order.flatMap((key) => some.find(({ Key }) => Key === key) ?? [])[0]
  if (first) return first
  const aged = some.filter(({ Oldest }) => Oldest !== null)
  return aged.toSorted((a, b) => a.Oldest!.localeCompare(b.Oldest!))[0] ?? some[0]
}
