import { callsOf } from '#platform/shared/record/act.ts'
import { cardActs } from './acts.ts'
import {
  getMembershipCard,
  getMembershipCardCounts,
  getMembershipCardRequests,
  getMembershipCards,
  getMyMembershipCards,
  verifyMembershipCard,
} from './cards.ts'

export const membershipCalls = {
  getMembershipCards,
  getMembershipCardRequests,
  getMembershipCardCounts,
  getMembershipCard,
  getMyMembershipCards,
  verifyMembershipCard,
  ...callsOf(cardActs),
}
