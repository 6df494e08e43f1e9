import type { Asked } from '#platform/server/handler.ts'
import type { Action } from '../../rules/actions.ts'
import { perform } from '../perform.ts'

type Body = { ID: number; Version: number; Reason?: string }
type MoveCall = (asked: Asked<{ body: Body }>) => ReturnType<typeof perform>

/** The moves that need nothing beside the registration and, where people are to be told, a reason. */
const plain =
  (action: Action): MoveCall =>
  (asked) =>
    perform(asked, asked.body, action, { reason: asked.body.Reason })

export const plainMoves = {
  startReview: plain('startReview'),
  requestChanges: plain('requestChanges'),
  rejectRegistration: plain('reject'),
  cancelRegistration: plain('cancel'),
  withdrawRegistration: plain('withdraw'),
  requireVisa: plain('requireVisa'),
  dismissVisa: plain('dismissVisa'),
  askVisaProof: plain('askVisaProof'),
  verifyVisa: plain('verifyVisa'),
  rejectVisaProof: plain('rejectVisaProof'),
  refuseVisa: plain('refuseVisa'),
  reopenVisa: plain('reopenVisa'),
  needTravel: plain('needTravel'),
  dismissTravel: plain('dismissTravel'),
  markArrived: plain('markArrived'),
  grantCredit: plain('grantCredit'),
  refundPayment: plain('refund'),
}
