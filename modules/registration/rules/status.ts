import { holds, type Condition } from './conditions.ts'
import { mainTrack, type MainState } from './main-track.ts'
import type { Tracks } from './standing.ts'

const approved = ['approved'] as const

/**
 * The one status that people see, derived from the four tracks: the first line that holds. Of an approved registration
 * it says what is in the way, what the trainee has to do before what the academy has to do.
 */
export const statusLines = [
  { status: 'seatOffered', when: { main: ['waitlisted'], hasSeat: true } },
  { status: 'visaRefused', when: { main: approved, visa: ['refused'] } },
  { status: 'paymentProofRejected', when: { main: approved, money: ['proofRejected'] } },
  { status: 'visaProofRejected', when: { main: approved, visa: ['proofRejected'] } },
  { status: 'paymentOverdue', when: { main: approved, money: ['overdue'] } },
  { status: 'partlyPaid', when: { main: approved, money: ['partial'] } },
  { status: 'awaitingPayment', when: { main: approved, money: ['invoiced'] } },
  { status: 'awaitingVisaProof', when: { main: approved, visa: ['letterIssued', 'awaitingProof'] } },
  { status: 'awaitingVisaApproval', when: { main: approved, visa: ['toCheck', 'awaitingVisaApproval'] } },
  { status: 'visaProofUploaded', when: { main: approved, visa: ['proofUploaded'] } },
  { status: 'paymentProofUploaded', when: { main: approved, money: ['proofUploaded'] } },
  { status: 'awaitingInvoice', when: { main: approved, money: ['notDue'] } },
  { status: 'awaitingTravel', when: { main: ['confirmed'], travel: ['awaitingTravel'] } },
] as const satisfies readonly { status: string; when: Condition }[]

export type Status = (typeof statusLines)[number]['status'] | MainState
export const statuses: readonly Status[] = [...mainTrack.states, ...statusLines.map((line) => line.status)]

export function statusOf(tracks: Tracks): Status {
  return statusLines.find((line) => holds(line.when, tracks))?.status ?? tracks.main
}

/** The tone of a status where it is shown as a badge: amber asks the trainee for something, blue waits for the academy. */
export const statusTones: Readonly<Record<Status, 'neutral' | 'info' | 'success' | 'warning' | 'danger'>> = {
  draft: 'neutral',
  submitted: 'info',
  underReview: 'info',
  changesRequested: 'warning',
  waitlisted: 'info',
  seatOffered: 'warning',
  approved: 'info',
  rejected: 'danger',
  visaRefused: 'danger',
  awaitingVisaApproval: 'info',
  awaitingVisaProof: 'warning',
  visaProofUploaded: 'info',
  visaProofRejected: 'warning',
  awaitingInvoice: 'info',
  awaitingPayment: 'warning',
  paymentOverdue: 'warning',
  partlyPaid: 'warning',
  paymentProofUploaded: 'info',
  paymentProofRejected: 'warning',
  confirmed: 'success',
  awaitingTravel: 'success',
  attending: 'success',
  completed: 'success',
  failed: 'danger',
  noShow: 'danger',
  withdrawn: 'neutral',
  cancelled: 'neutral',
  transferred: 'neutral',
}

/**
 * The specification's eight steps of registration and request (section 4) that stand open now. Step 5, the proposal, is
 * a course request's. Sending the invoice (6) and paying it (7) are the same state seen from either side.
 */
export function openSteps(tracks: Tracks): number[] {
  const steps: [number, boolean][] = [
    [1, tracks.visa === 'awaitingVisaApproval'],
    [2, tracks.main === 'submitted'],
    [3, tracks.main === 'underReview'],
    [4, tracks.visa === 'awaitingProof'],
    [6, tracks.money === 'invoiced'],
    [7, tracks.money === 'invoiced' || tracks.money === 'proofRejected'],
    [8, tracks.travel === 'awaitingTravel'],
  ]
  return steps.filter(([, open]) => open).map(([step]) => step)
}
