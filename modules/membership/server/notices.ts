import { trainee } from '#modules/people/server/public.ts'
import { nobody, page, tell, type NoticesOf } from '#platform/server/notices/notice.ts'
import type { cardActs } from '../contract/acts.ts'
import { keepers } from './audiences.ts'
import { membershipLetters as letters } from './letters/membership.ts'

const own = page('/Setting/UserMembershipCard')
const asked = page('/Setting/UserMembershipCardRequest', (event) => ({ card: event.subjectId }))

const toTrainee = (kind: keyof typeof letters) => tell(trainee, letters[kind], own)
const toKeepers = (kind: keyof typeof letters) => tell(keepers, letters[kind], asked)

/** Who is told of what happens to a membership card. */
export const notices: NoticesOf<typeof cardActs> = {
  'membership.request': [toKeepers('membershipCardRequested')],
  'membership.takeForReview': nobody,
  // What follows from it tells: the fee, or the number.
  'membership.approve': nobody,
  'membership.askPayment': [toTrainee('membershipCardFee')],
  'membership.uploadProof': [toKeepers('membershipCardPaymentToVerify')],
  'membership.rejectProof': [toTrainee('membershipCardProofRejected')],
  'membership.confirm': [toTrainee('membershipCardConfirmed')],
  'membership.confirmFree': [toTrainee('membershipCardConfirmed')],
  'membership.reject': [toTrainee('membershipCardRejected')],
  'membership.activate': [
    tell(trainee, letters.membershipCardActive, own, {
      papers: [page('/report/MembershipCard/:ID?', (event) => ({ ID: event.subjectId }))],
    }),
  ],
  'membership.suspend': [toTrainee('membershipCardSuspended')],
  'membership.reinstate': [toTrainee('membershipCardReinstated')],
  'membership.hide': [toTrainee('membershipCardHidden')],
  'membership.show': nobody,
  'membership.remindOfEnd': [toTrainee('membershipCardEnds')],
  'membership.expire': [toTrainee('membershipCardExpired')],
  'membership.replace': nobody,
}
