import { acts, follows } from '#platform/shared/record/act.ts'
import { call } from '#platform/shared/call.ts'
import { changedMeanwhile, notNow } from '#platform/shared/refusal.ts'
import * as cards from './cards.ts'
import { ownCard } from './refusals.ts'
import { actBody, movedReply, reasonedBody } from './shapes.ts'

const decided = {
  method: 'POST',
  who: 'editorMembershipCard',
  effect: 'writes',
  reply: movedReply,
  refusals: [notNow, changedMeanwhile, ownCard],
} as const
/** What the academy does that needs nothing beside the card. */
const move = (name: string, summary: string) =>
  call({ ...decided, path: `/api/MembershipCard/${name}`, summary, body: actBody })
/** What has to say why. */
const reasoned = (name: string, summary: string) =>
  call({ ...decided, path: `/api/MembershipCard/${name}`, summary, body: reasonedBody })

/** In the order in which their buttons stand. The moves are in `rules/card-states.ts`. */
export const cardActs = acts('membership', 'membershipCard', {
  request: { call: cards.requestCard },
  takeForReview: {
    call: move('TakeMembershipCardForReview', 'Takes what a trainee has asked for under review.'),
    next: true,
  },
  approve: {
    call: move(
      'ApproveMembershipCard',
      'Approves an application: its fee is invoiced, or where there is none the card is confirmed at once.',
    ),
    asks: 'confirmation',
    next: true,
  },
  askPayment: follows,
  confirmFree: follows,
  uploadProof: { call: cards.uploadProof, next: true },
  confirm: {
    call: move(
      'ConfirmMembershipCard',
      'Finds the proof of payment in order, books the fee, and gives the card its number.',
    ),
    asks: 'confirmation',
    next: true,
  },
  rejectProof: {
    call: reasoned(
      'RejectMembershipPaymentProof',
      'Refuses a proof of payment with a reason; another one is expected.',
    ),
    asks: 'reason',
  },
  activate: { call: cards.activateCards, asks: 'confirmation', next: true },
  reinstate: {
    call: reasoned('ReinstateMembershipCard', 'Lets a suspended card hold again, with a reason.'),
    asks: 'reason',
    next: true,
  },
  show: { call: move('ShowMembershipCard', 'Shows a hidden card again.') },
  reject: {
    call: reasoned(
      'RejectMembershipCard',
      'Rejects an application with a reason; an unpaid invoice is voided, and the trainee may ask again.',
    ),
    asks: 'reason',
    grave: true,
  },
  suspend: {
    call: reasoned('SuspendMembershipCard', 'Suspends a card with a reason; its code says so.'),
    asks: 'reason',
    grave: true,
  },
  hide: {
    call: reasoned(
      'HideMembershipCard',
      'Hides a card with a reason: its holder does not see it and its code knows nothing.',
    ),
    asks: 'reason',
    grave: true,
  },
  remindOfEnd: follows,
  expire: follows,
  replace: follows,
})
