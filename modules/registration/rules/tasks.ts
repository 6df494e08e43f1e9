import { holds, type Condition, type Waiting } from './conditions.ts'
import { leftStates, openStates } from './main-track.ts'

/**
 * Everything that waits for somebody, with the condition that makes it wait. Visa, money and travel run side by side.
 */
export const tasks = {
  review: { by: 'academy', when: { main: ['submitted', 'underReview'] } },
  checkVisa: { by: 'academy', when: { main: openStates, visa: ['toCheck'] } },
  issueVisaLetter: { by: 'academy', when: { main: openStates, visa: ['awaitingVisaApproval'] } },
  verifyVisa: { by: 'academy', when: { main: openStates, visa: ['proofUploaded'] } },
  sendInvoice: { by: 'academy', when: { main: ['approved'], money: ['notDue'] } },
  verifyPayment: { by: 'academy', when: { main: ['approved', 'withdrawn', 'cancelled'], money: ['proofUploaded'] } },
  arrangeTravel: { by: 'academy', when: { main: ['approved', 'confirmed'], travel: ['awaitingTravel'] } },
  decideRefund: { by: 'academy', when: { main: leftStates, money: ['paid', 'partial'] } },
  completeDraft: { by: 'academy', when: { main: ['draft'], takenOver: true } },
  finishDraft: { by: 'trainee', when: { main: ['draft'] } },
  makeChanges: { by: 'trainee', when: { main: ['changesRequested'] } },
  acceptOffer: { by: 'trainee', when: { main: ['waitlisted'], hasSeat: true } },
  confirmPlace: { by: 'trainee', when: { main: ['approved', 'confirmed'], placeAsked: true } },
  pay: { by: 'trainee', when: { main: ['approved'], money: ['invoiced', 'overdue', 'partial'] } },
  payAgain: { by: 'trainee', when: { main: ['approved'], money: ['proofRejected'] } },
  sendVisaProof: { by: 'trainee', when: { main: openStates, visa: ['letterIssued', 'awaitingProof'] } },
  sendVisaProofAgain: { by: 'trainee', when: { main: openStates, visa: ['proofRejected'] } },
} as const satisfies Record<string, { by: 'academy' | 'trainee'; when: Condition }>

/** What holds of whatever waits, in the words of the index `registration_that_waits`. */
export const canWait: readonly Condition[] = [
  { main: ['draft', ...openStates] },
  { main: ['approved', 'confirmed'], travel: ['awaitingTravel'] },
  { main: ['approved', 'confirmed'], placeAsked: true },
  { main: ['approved', ...leftStates], money: ['paid', 'partial', 'proofUploaded'] },
]

export type Task = keyof typeof tasks
export const taskNames = Object.keys(tasks) as Task[]
export const academyTasks = taskNames.filter((task) => tasks[task].by === 'academy')
export const traineeTasks = taskNames.filter((task) => tasks[task].by === 'trainee')

export function tasksOf(tracks: Waiting, by?: 'academy' | 'trainee'): Task[] {
  return taskNames.filter((task) => (!by || tasks[task].by === by) && holds(tasks[task].when, tracks))
}
