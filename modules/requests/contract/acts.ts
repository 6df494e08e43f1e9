import { acts, follows } from '#platform/shared/record/act.ts'
import type { Rule } from '#platform/shared/access.ts'
import { call } from '#platform/shared/call.ts'
import { changedMeanwhile, notNow } from '#platform/shared/refusal.ts'
import * as nominations from './nominations.ts'
import * as payment from './payment.ts'
import * as templates from './proposal-templates.ts'
import * as proposals from './proposals.ts'
import * as requests from './requests.ts'
import { actBody, movedReply, reasonedBody } from './shapes.ts'

const moved = { method: 'POST', effect: 'writes', reply: movedReply, refusals: [notNow, changedMeanwhile] } as const

/** A move that needs nothing beside the request. */
const move = (name: string, who: Rule, summary: string) =>
  call({ ...moved, path: `/api/CourseRequest/${name}`, who, summary, body: actBody })
/** One that has to say why. */
const reasoned = (name: string, who: Rule, summary: string) =>
  call({ ...moved, path: `/api/CourseRequest/${name}`, who, summary, body: reasonedBody })

/** In the order in which their buttons stand. The moves are in `rules/request-states.ts`. */
export const requestActs = acts('requests', 'courseRequest', {
  add: { call: requests.addRequest },
  submit: {
    call: move('SubmitCourseRequest', 'courseRequest', 'Hands a draft in to the academy.'),
    next: true,
    plain: true,
  },
  takeUnderCosting: {
    call: move('TakeUnderCosting', 'reviewers', 'Takes a request under costing, to write a proposal.'),
    next: true,
    plain: true,
  },
  writeProposal: { call: proposals.writeProposal },
  askApproval: follows,
  approveProposal: { call: proposals.approveProposal, asks: 'reason', next: true },
  sendProposal: { call: proposals.sendProposal, asks: 'confirmation', next: true },
  accept: { call: proposals.accept, asks: 'confirmation', next: true },
  askRevision: { call: proposals.askRevision, asks: 'reason' },
  decline: { call: proposals.decline, asks: 'reason', grave: true },
  recallProposal: { call: proposals.recallProposal, asks: 'reason' },
  revokeLink: { call: proposals.revokeLink, asks: 'confirmation' },
  expire: follows,
  makeClass: follows,
  openNominations: follows,
  issueInvoice: follows,
  remindOverdue: follows,
  nominate: { call: nominations.nominate },
  swapNominee: { call: nominations.swapNominee },
  removeNominee: { call: nominations.removeNominee, grave: true },
  registerNominees: { call: nominations.registerNominees },
  closeNominations: {
    call: move('CloseNominations', 'courseRequest', 'Says that the people named are those who come.'),
    asks: 'confirmation',
    next: true,
  },
  invoice: follows,
  uploadProof: { call: payment.uploadProof },
  acceptProof: { call: payment.acceptProof },
  rejectProof: { call: payment.rejectProof, asks: 'reason' },
  waiveRest: {
    call: reasoned(
      'WaiveRest',
      'admin',
      'No longer asks for what is unpaid of the invoice, with a reason, by a credit note.',
    ),
    asks: 'reason',
    grave: true,
  },
  refund: {
    call: reasoned(
      'RefundCourseRequest',
      'admin',
      'Records that what was paid for a request that was called off has been paid back, by a credit note over all that is left but what is kept.',
    ),
    asks: 'reason',
    grave: true,
  },
  keepPaid: { call: payment.keepPaid, grave: true },
  pay: follows,
  deliver: follows,
  close: {
    call: move('CloseCourseRequest', 'reviewers', 'Closes a request whose course was delivered.'),
    next: true,
    plain: true,
  },
  edit: { call: requests.editRequest },
  assign: { call: requests.assign },
  withdraw: {
    call: reasoned('WithdrawCourseRequest', 'customerTrainee', 'Takes the own request back, with a reason.'),
    asks: 'reason',
    grave: true,
    plain: true,
  },
  cancel: {
    call: reasoned(
      'CancelCourseRequest',
      'reviewers',
      'Cancels a request with a reason; its class is cancelled with it, and what is unpaid of its invoice is no longer asked for.',
    ),
    asks: 'reason',
    grave: true,
  },
})

/** What is done to the templates of proposals. */
export const templateActs = acts('requests', 'proposalTemplate', {
  addProposalTemplate: { call: templates.addProposalTemplate },
  changeProposalTemplate: { call: templates.changeProposalTemplate, next: true },
  makeDefaultProposalTemplate: { call: templates.makeDefaultProposalTemplate, plain: true },
  /** The former default of the kind, when another becomes it. */
  endDefaultProposalTemplate: follows,
  restoreProposalTemplate: { call: templates.restoreProposalTemplate, asks: 'confirmation', plain: true },
  testProposalTemplate: { call: templates.testProposalTemplate },
  deleteProposalTemplate: { call: templates.deleteProposalTemplate, asks: 'confirmation', grave: true },
})
