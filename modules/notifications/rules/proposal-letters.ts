import type { ProposalState } from '#modules/requests/rules/proposal.ts'

/** The letters that leave by themselves when a proposal comes into a state; to the contact person goes the mail `proposalSent`. */
export const lettersOfProposal: Readonly<Record<ProposalState, readonly string[]>> = {
  draft: [],
  awaitingApproval: ['proposalToApprove'],
  approved: ['proposalApproved'],
  sent: ['proposalReceived'],
  accepted: ['proposalAccepted', 'requestAgreed'],
  declined: ['proposalDeclined'],
  revisionAsked: ['proposalRevision'],
  expired: ['proposalLapsed', 'proposalUnanswered'],
  recalled: ['proposalRecalled'],
}
