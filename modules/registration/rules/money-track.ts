import { stateTable } from '#platform/shared/record/states.ts'
import { applicants, reviewers } from './parties.ts'

export const moneyTrack = stateTable({
  states: [
    'notDue',
    'invoiced',
    'proofUploaded',
    'paid',
    'proofRejected',
    'partial',
    'overdue',
    'waived',
    'creditApproved',
    'refunded',
  ],
  initial: 'notDue',
  moves: {
    sendInvoice: { from: ['notDue'], to: 'invoiced', who: reviewers },
    /* A wrong invoice is replaced by a new one under a new number; nothing that was sent is changed or erased. */
    voidInvoice: { from: ['invoiced', 'overdue', 'proofRejected'], to: 'notDue', who: [...reviewers, 'system'] },
    uploadPaymentProof: {
      from: ['invoiced', 'proofRejected', 'overdue', 'partial'],
      to: 'proofUploaded',
      who: applicants,
    },
    verifyPayment: { from: ['proofUploaded'], to: 'paid', who: reviewers },
    verifyPart: { from: ['proofUploaded'], to: 'partial', who: reviewers },
    rejectPaymentProof: { from: ['proofUploaded'], to: 'proofRejected', who: reviewers },
    markOverdue: { from: ['invoiced', 'proofRejected', 'partial'], to: 'overdue', who: ['system'] },
    waiveFee: {
      from: ['notDue', 'invoiced', 'proofRejected', 'overdue', 'partial'],
      to: 'waived',
      who: ['admin', 'system'],
    },
    grantCredit: {
      from: ['notDue', 'invoiced', 'proofRejected', 'overdue', 'partial'],
      to: 'creditApproved',
      who: reviewers,
    },
    /* What was paid, waived or put on account counts for the class to which the person moved. */
    carryOver: {
      from: ['paid', 'partial', 'waived', 'creditApproved', 'overdue', 'proofRejected'],
      to: 'notDue',
      who: ['system'],
    },
    /* Somebody left who had paid a part: the rest is not asked for any more, the part is to be paid back. */
    keepPart: { from: ['overdue', 'proofRejected', 'waived', 'creditApproved'], to: 'partial', who: ['system'] },
    refund: { from: ['paid', 'partial'], to: 'refunded', who: ['admin'] },
  },
})

export type MoneyState = (typeof moneyTrack.states)[number]
export type MoneyAction = keyof typeof moneyTrack.moves

export const moneySettled = (money: MoneyState): boolean =>
  money === 'paid' || money === 'waived' || money === 'creditApproved'
