import { stateTable } from '#platform/shared/record/states.ts'
import { applicants, reviewers } from './parties.ts'

export const visaTrack = stateTable({
  states: [
    'notRequired',
    'toCheck',
    'awaitingVisaApproval',
    'letterIssued',
    'awaitingProof',
    'proofUploaded',
    'verified',
    'proofRejected',
    'refused',
  ],
  initial: 'notRequired',
  moves: {
    requireVisa: { from: ['notRequired', 'toCheck'], to: 'awaitingVisaApproval', who: reviewers },
    dismissVisa: { from: ['toCheck', 'awaitingVisaApproval'], to: 'notRequired', who: reviewers },
    /* Issued anew where the passport or the class's days have changed since. */
    issueVisaLetter: {
      from: ['awaitingVisaApproval', 'letterIssued', 'awaitingProof', 'proofRejected'],
      to: 'letterIssued',
      who: reviewers,
    },
    askVisaProof: { from: ['letterIssued'], to: 'awaitingProof', who: reviewers },
    uploadVisaProof: {
      from: ['letterIssued', 'awaitingProof', 'proofRejected'],
      to: 'proofUploaded',
      who: applicants,
    },
    verifyVisa: { from: ['proofUploaded'], to: 'verified', who: reviewers },
    rejectVisaProof: { from: ['proofUploaded'], to: 'proofRejected', who: reviewers },
    refuseVisa: {
      from: ['awaitingVisaApproval', 'letterIssued', 'awaitingProof', 'proofUploaded', 'proofRejected'],
      to: 'refused',
      who: reviewers,
    },
    reopenVisa: { from: ['refused'], to: 'awaitingVisaApproval', who: reviewers },
  },
})

export type VisaState = (typeof visaTrack.states)[number]
export type VisaAction = keyof typeof visaTrack.moves

export const visaSettled = (visa: VisaState): boolean => visa === 'notRequired' || visa === 'verified'
