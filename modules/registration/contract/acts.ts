import * as z from 'zod'
import { acts, follows } from '#platform/shared/record/act.ts'
import type { Rule } from '#platform/shared/access.ts'
import { call } from '#platform/shared/call.ts'
import type { RefusalKind } from '#platform/shared/refusal.ts'
import { classFull } from '#modules/classes/contract/refusals.ts'
import * as applying from './applying.ts'
import { assignRoom } from './desk/rooming.ts'
import * as assignees from './desk/assignees.ts'
import * as drafts from './desk/drafts.ts'
import * as objections from './objections.ts'
import * as papers from './papers.ts'
import * as payment from './payment.ts'
import {
  admissionTestOpen,
  classClosed,
  mandatoryDataMissing,
  moveRefusals,
  noCredit,
  partlyPaid,
  passportTooShort,
  sponsorPending,
  tooLateToHold,
} from './refusals.ts'
import { moveBody, movedReply, reasonedBody } from './shapes.ts'
import * as transfers from './transfer.ts'

/** A move that needs nothing beside the registration. */
const move = (name: string, summary: string, more: { who?: Rule; refusals?: readonly RefusalKind[] } = {}) =>
  call({
    method: 'POST',
    path: `/api/CourseRegistration/${name}`,
    who: more.who ?? 'reviewers',
    effect: 'writes',
    summary,
    body: moveBody,
    reply: movedReply,
    refusals: [...moveRefusals, ...(more.refusals ?? [])],
  })
/** One that has to say why. */
const reasoned = (name: string, summary: string, more: { who?: Rule; refusals?: readonly RefusalKind[] } = {}) =>
  call({
    method: 'POST',
    path: `/api/CourseRegistration/${name}`,
    who: more.who ?? 'reviewers',
    effect: 'writes',
    summary,
    body: reasonedBody,
    reply: movedReply,
    refusals: [...moveRefusals, ...(more.refusals ?? [])],
  })

/** What happens where no seat is free: the call refuses, or the registration goes to the waiting list. */
const ifFull = z.enum(['refuse', 'waitlist']).default('refuse')

/** In the order in which their buttons stand, by track. The moves are in `rules/*-track.ts`. */
export const registrationActs = acts('registration', 'registration', {
  add: { call: applying.add },
  edit: { call: applying.edit },
  submit: { call: applying.submit, asks: 'confirmation', next: true },
  resubmit: follows,
  takeOver: { call: drafts.takeOver, asks: 'reason' },
  takeUp: { call: assignees.takeUp },
  giveBack: { call: assignees.giveBack },
  requestChanges: {
    call: reasoned('RequestChanges', 'Sends the registration back to the trainee, who is told what to change.'),
    asks: 'reason',
    plain: true,
  },
  reject: {
    call: reasoned('RejectRegistration', 'Refuses the registration with a reason.'),
    asks: 'reason',
    grave: true,
    plain: true,
  },
  waitlist: {
    call: move(
      'WaitlistRegistration',
      'Accepts the registration without a seat: it goes to the end of the waiting list.',
      { refusals: [classClosed, admissionTestOpen] },
    ),
    asks: 'confirmation',
  },
  transfer: { call: transfers.transfer },
  cancel: {
    call: reasoned('CancelRegistration', 'Cancels the registration with a reason; its seat goes to the next in line.'),
    asks: 'reason',
    grave: true,
    plain: true,
  },
  startReview: {
    call: move('StartReview', 'Takes a submitted registration under review.'),
    next: true,
    plain: true,
  },
  approve: {
    call: call({
      method: 'POST',
      path: '/api/CourseRegistration/ApproveRegistration',
      who: 'reviewers',
      effect: 'writes',
      summary: 'Approves a registration and holds a seat for it; those who wait go first.',
      body: moveBody.extend({ IfFull: ifFull }),
      reply: movedReply,
      refusals: [...moveRefusals, classFull, classClosed, tooLateToHold, sponsorPending, admissionTestOpen],
    }),
    next: true,
  },
  offerSeat: follows,
  acceptOffer: { call: applying.acceptOffer, next: true },
  lapseOffer: follows,
  lapseHold: follows,
  confirm: follows,
  confirmPlace: { call: applying.confirmPlace, next: true },
  override: { call: objections.override, asks: 'reason' },
  withdraw: { call: applying.withdraw, asks: 'optionalReason', grave: true, plain: true },
  begin: follows,
  complete: follows,
  fail: follows,
  markNoShow: follows,
  transferIn: follows,
  askTransfer: { call: transfers.askTransfer },
  declineTransfer: { call: transfers.declineTransfer, asks: 'reason' },
  agreeToPay: { call: applying.agreeToPay, asks: 'confirmation', next: true },
  declineToPay: { call: applying.declineToPay, asks: 'reason', grave: true },

  refuseVisa: {
    call: reasoned('RefuseVisa', 'The visa was refused by the authorities.'),
    asks: 'reason',
    grave: true,
    plain: true,
  },
  rejectVisaProof: {
    call: reasoned('RejectVisaProof', 'Refuses the proof of the visa; another one is expected.'),
    asks: 'reason',
    plain: true,
  },
  dismissVisa: { call: move('DismissVisa', 'The trainee needs no visa.'), plain: true },
  requireVisa: { call: move('RequireVisa', 'The trainee needs a visa: its approval is begun.'), plain: true },
  reopenVisa: { call: move('ReopenVisa', 'Begins the visa again after a refusal.'), plain: true },
  askVisaProof: { call: move('AskVisaProof', 'Asks the trainee for the proof of the visa.'), plain: true },
  issueVisaLetter: {
    call: move(
      'IssueVisaLetter',
      'Issues the letter with which the trainee applies for the visa; the passport must reach far enough.',
      { refusals: [passportTooShort, mandatoryDataMissing] },
    ),
  },
  uploadVisaProof: { call: papers.uploadVisaProof },
  verifyVisa: { call: move('VerifyVisa', 'Accepts the proof of the visa.'), next: true, plain: true },

  waiveFee: { call: reasoned('WaiveFee', 'Waives the fee with a reason.', { who: 'admin' }), asks: 'reason' },
  voidInvoice: {
    call: reasoned('VoidInvoice', 'Voids the invoice, so that another one can be issued under a new number.', {
      refusals: [partlyPaid],
    }),
    asks: 'reason',
    grave: true,
  },
  refund: {
    call: reasoned('RefundPayment', 'Records that what was paid has been paid back after the registration ended.', {
      who: 'admin',
    }),
    asks: 'reason',
    next: true,
  },
  grantCredit: {
    call: move('GrantCredit', 'Lets an organization with credit pay later; the fee counts as settled.', {
      refusals: [noCredit],
    }),
    asks: 'confirmation',
    plain: true,
  },
  bookOnAccount: { call: payment.bookOnAccount },
  uploadPaymentProof: { call: payment.uploadPaymentProof },
  rejectPaymentProof: { call: payment.rejectPaymentProof, asks: 'reason' },
  sendInvoice: { call: payment.sendInvoice, next: true },
  verifyPayment: { call: payment.verifyPayment, next: true },
  verifyPart: follows,
  markOverdue: follows,
  remindOnAccount: follows,
  carryOver: follows,
  keepPart: follows,

  dismissTravel: {
    call: move('DismissTravel', 'No travel arrangements are needed.'),
    asks: 'confirmation',
    plain: true,
  },
  needTravel: { call: move('NeedTravel', 'The trainee needs travel arrangements.'), plain: true },
  uploadTicket: { call: papers.uploadTicket },
  markArrived: { call: move('MarkArrived', 'The trainee has arrived.'), plain: true },
  arrangeTravel: { call: papers.arrangeTravel },
  assignRoom: { call: assignRoom },
})
