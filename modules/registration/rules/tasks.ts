import { holds, type Condition, type Waiting } from './conditions.ts'
import { leftStates, openStates, owingStates } from './main-track.ts'

/** A track's clock: since when its task waits. Of each no two wait at the same time, so that one column holds it. */
export const clocks = ['main', 'visa', 'money', 'travel'] as const
export type Clock = (typeof clocks)[number]
/** A draft waits for the academy since it was taken over, which has its own moment. */
export type Since = Clock | 'takenOver'

/**
 * Everything that waits for somebody, with the condition that makes it wait and the clock that says since when. Visa, money
 * and travel run side by side.
 */
export const tasks = {
  review: { by: 'academy', since: 'main', when: { main: ['submitted', 'underReview'] } },
  checkVisa: { by: 'academy', since: 'visa', when: { main: openStates, visa: ['toCheck'] } },
  issueVisaLetter: { by: 'academy', since: 'visa', when: { main: openStates, visa: ['awaitingVisaApproval'] } },
  verifyVisa: { by: 'academy', since: 'visa', when: { main: openStates, visa: ['proofUploaded'] } },
  sendInvoice: { by: 'academy', since: 'money', when: { main: ['approved'], money: ['notDue'] } },
  verifyPayment: {
    by: 'academy',
    since: 'money',
    when: { main: ['approved', 'withdrawn', 'cancelled'], money: ['proofUploaded'] },
  },
  arrangeTravel: {
    by: 'academy',
    since: 'travel',
    when: { main: ['approved', 'confirmed'], travel: ['awaitingTravel'] },
  },
  decideRefund: { by: 'academy', since: 'money', when: { main: leftStates, money: ['paid', 'partial'] } },
  completeDraft: { by: 'academy', since: 'takenOver', when: { main: ['draft'], takenOver: true } },
  finishDraft: { by: 'trainee', since: 'main', when: { main: ['draft'] } },
  makeChanges: { by: 'trainee', since: 'main', when: { main: ['changesRequested'] } },
  acceptOffer: { by: 'trainee', since: 'main', when: { main: ['waitlisted'], hasSeat: true } },
  confirmPlace: { by: 'trainee', since: 'main', when: { main: ['approved', 'confirmed'], placeAsked: true } },
  pay: { by: 'trainee', since: 'money', when: { main: ['approved'], money: ['invoiced', 'overdue', 'partial'] } },
  payAgain: { by: 'trainee', since: 'money', when: { main: ['approved'], money: ['proofRejected'] } },
  sendVisaProof: { by: 'trainee', since: 'visa', when: { main: openStates, visa: ['letterIssued', 'awaitingProof'] } },
  sendVisaProofAgain: { by: 'trainee', since: 'visa', when: { main: openStates, visa: ['proofRejected'] } },
} as const satisfies Record<string, { by: 'academy' | 'trainee'; since: Since; when: Condition }>

/** A payment on account is proved and checked beside the states, which say that the fee is settled. */
const provedOnAccount: Condition = { main: owingStates, money: ['creditApproved'], proofWaits: true }

/** What holds of whatever waits, in the words of the index `registration_that_waits`. */
export const canWait: readonly Condition[] = [
  { main: ['draft', ...openStates] },
  { main: ['approved', 'confirmed'], travel: ['awaitingTravel'] },
  { main: ['approved', 'confirmed'], placeAsked: true },
  { main: ['approved', ...leftStates], money: ['paid', 'partial', 'proofUploaded'] },
  provedOnAccount,
]

export type Task = keyof typeof tasks
export const taskNames = Object.keys(tasks) as Task[]
export const academyTasks = taskNames.filter((task) => tasks[task].by === 'academy')
export const traineeTasks = taskNames.filter((task) => tasks[task].by === 'trainee')

/** A task waits where one of them holds. */
export const conditionsOf = (task: Task): readonly Condition[] =>
  task === 'verifyPayment' ? [tasks.verifyPayment.when, provedOnAccount] : [tasks[task].when]

export function tasksOf(tracks: Waiting, by?: 'academy' | 'trainee'): Task[] {
  return taskNames.filter(
    (task) => (!by || tasks[task].by === by) && conditionsOf(task).some((condition) => holds(condition, tracks)),
  )
}

/**
 * The clocks that a move sets to now: of what waited for nobody before it. What goes on waiting keeps its own: an invoice
 * that falls due is the same invoice to pay.
 */
export function clocksBegun(before: Waiting, after: Waiting): Clock[] {
  const waited = tasksOf(before)
  return tasksOf(after)
    .filter((task) => !waited.includes(task))
    .flatMap((task) => {
      const { since } = tasks[task]
      return since === 'takenOver' ? [] : [since]
    })
}
