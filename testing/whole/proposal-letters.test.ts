import { expect, test } from 'vitest'
import { lettersOfProposal } from '#modules/notifications/rules/proposal-letters.ts'
import { proposalStates, type ProposalState } from '#modules/requests/rules/proposal.ts'
import { notices } from '#modules/requests/server/notices.ts'

/** The acts by which a proposal comes into a state. */
const actsOf: Readonly<Record<ProposalState, readonly (keyof typeof notices)[]>> = {
  draft: ['requests.writeProposal'],
  awaitingApproval: ['requests.askApproval'],
  approved: ['requests.approveProposal'],
  sent: ['requests.sendProposal'],
  accepted: ['requests.accept', 'requests.makeClass'],
  declined: ['requests.decline'],
  revisionAsked: ['requests.askRevision'],
  expired: ['requests.expire'],
  recalled: ['requests.recallProposal'],
}

test('the list of states of a proposal names the letters that leave with them', () => {
  for (const state of proposalStates) {
    const told = actsOf[state].flatMap((act) => [notices[act]].flat().map(({ letter }) => letter.kind))
    expect([state, ...told.toSorted()]).toEqual([state, ...lettersOfProposal[state].toSorted()])
  }
})
