import { nobody, page, tell, type Condition, type NoticesOf } from '#platform/server/notices/notice.ts'
import type { requestActs, templateActs } from '../contract/acts.ts'
import { admins, applicant, coordinator } from './audiences.ts'
import { academyLetters } from './letters/academy.ts'
import { applicantLetters } from './letters/applicant.ts'

const own = page('/FollowCourseRequest', (event) => ({ request: event.subjectId }))
const record = page('/CourseRequest-Edit/:ID?', (event) => ({ ID: event.subjectId }))

const toApplicant = (kind: keyof typeof applicantLetters) => tell(applicant, applicantLetters[kind], own)
const toCoordinator = (kind: keyof typeof academyLetters) => tell(coordinator, academyLetters[kind], record)

const rest = (says: string, isThere: boolean): Condition => ({
  says,
  holds: (_, { data }) => (data['hasRest'] === true) === isThere,
})

/** Who is told of what happens to course requests. The proposal itself goes to the contact person by a mail of its own. */
export const notices: NoticesOf<typeof requestActs> & NoticesOf<typeof templateActs> = {
  'requests.add': nobody,
  'requests.edit': nobody,
  'requests.submit': [toCoordinator('requestSubmitted')],
  'requests.assign': [toCoordinator('requestAssigned')],
  'requests.takeUnderCosting': [toApplicant('requestTaken')],
  'requests.writeProposal': nobody,
  'requests.askApproval': [tell(admins, academyLetters.proposalToApprove, record)],
  'requests.approveProposal': [toCoordinator('proposalApproved')],
  'requests.sendProposal': [toApplicant('proposalReceived')],
  'requests.recallProposal': [toApplicant('proposalRecalled')],
  'requests.revokeLink': nobody,
  'requests.accept': [toCoordinator('proposalAccepted')],
  'requests.askRevision': [toCoordinator('proposalRevision')],
  'requests.decline': [toCoordinator('proposalDeclined')],
  'requests.expire': [toApplicant('proposalLapsed'), toCoordinator('proposalUnanswered')],
  'requests.makeClass': [tell(applicant, applicantLetters.requestAgreed, own, { tellsActor: true })],
  'requests.openNominations': nobody,
  'requests.issueInvoice': [tell(applicant, applicantLetters.requestInvoice, own, { tellsActor: true })],
  'requests.remindOverdue': [toApplicant('requestOverdue')],
  'requests.nominate': [toCoordinator('requestNamed')],
  'requests.swapNominee': [toCoordinator('requestNamed')],
  'requests.removeNominee': [toCoordinator('requestNamed')],
  'requests.registerNominees': nobody,
  'requests.closeNominations': [toApplicant('requestNamesClosed')],
  'requests.invoice': nobody,
  'requests.uploadProof': [toCoordinator('requestProof')],
  'requests.acceptProof': [toApplicant('requestPaymentBooked')],
  'requests.rejectProof': [toApplicant('requestProofRejected')],
  'requests.waiveRest': [toApplicant('requestRestWaived')],
  'requests.refund': [toApplicant('requestRefunded')],
  'requests.keepPaid': [
    tell(applicant, applicantLetters.requestPaymentKept, own, { only: rest('all of it is kept', false) }),
    tell(applicant, applicantLetters.requestPartKept, own, { only: rest('a part of it is kept', true) }),
  ],
  'requests.pay': nobody,
  'requests.deliver': [toApplicant('requestDelivered')],
  'requests.close': nobody,
  'requests.withdraw': [toCoordinator('requestWithdrawn')],
  'requests.cancel': [toApplicant('requestCancelled')],
  'requests.addProposalTemplate': nobody,
  'requests.changeProposalTemplate': nobody,
  'requests.makeDefaultProposalTemplate': nobody,
  'requests.endDefaultProposalTemplate': nobody,
  'requests.restoreProposalTemplate': nobody,
  'requests.testProposalTemplate': nobody,
  'requests.deleteProposalTemplate': nobody,
}
