import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { changedMeanwhile, notNow } from '#platform/shared/refusal.ts'
import { byId, id, line, plainText } from '#platform/shared/shapes.ts'
import { codeReply } from '#platform/shared/record/list.ts'
import {
  courseUnavailable,
  hoursDoNotFit,
  linkClosed,
  noProposal,
  noProposalMail,
  proposalOver,
  startsTooSoon,
} from './refusals.ts'
import { actBody, movedReply, proposalFields, reason, reasonedBody, sentProposal } from './shapes.ts'

const group = '/api/CourseRequest'
const refusals = [notNow, changedMeanwhile]

export const writeProposal = call({
  method: 'POST',
  path: `${group}/WriteProposal`,
  who: 'reviewers',
  effect: 'writes',
  summary: 'Writes the next version of the proposal, or goes on with the one that was not sent yet.',
  body: actBody.extend({ Proposal: proposalFields }),
  reply: movedReply,
  refusals: [...refusals, hoursDoNotFit, startsTooSoon, courseUnavailable],
})

export const approveProposal = call({
  method: 'POST',
  path: `${group}/ApproveProposal`,
  who: 'admin',
  effect: 'writes',
  summary: 'Lets a version with a negative margin or a large discount be sent, with a reason.',
  body: reasonedBody,
  reply: movedReply,
  refusals: [...refusals, noProposal],
})

export const sendProposal = call({
  method: 'POST',
  path: `${group}/SendProposal`,
  who: 'reviewers',
  effect: 'writes',
  summary:
    'Sends the version that was written last to the contact person, with a link that opens it alone; one that needs an administrator waits for one instead.',
  body: actBody,
  reply: movedReply.extend({ Sent: z.boolean() }),
  refusals: [...refusals, noProposal, noProposalMail, proposalOver, startsTooSoon],
})

export const recallProposal = call({
  method: 'POST',
  path: `${group}/RecallProposal`,
  who: 'reviewers',
  effect: 'writes',
  summary: 'Takes a proposal back that nobody has answered yet, to write another version.',
  body: reasonedBody,
  reply: movedReply,
  refusals,
})

export const revokeLink = call({
  method: 'POST',
  path: `${group}/RevokeProposalLink`,
  who: 'reviewers',
  effect: 'writes',
  summary: 'The links that were sent open the proposal no more; whoever asked still answers after signing in.',
  body: actBody,
  reply: movedReply,
  refusals,
})

const answer = actBody.extend({
  /** The version that is answered: what the reader has seen. */
  ProposalID: id(),
})
const answering = [...refusals, proposalOver, startsTooSoon]

export const accept = call({
  method: 'POST',
  path: `${group}/AcceptProposal`,
  who: 'customerTrainee',
  effect: 'writes',
  repeatable: true,
  pastTheWall:
    'The class, the registrations and the invoice that it makes are the academy’s; the request is the own one.',
  summary: 'Accepts the proposal: makes the class, the registrations of who is named and the invoice, once.',
  body: answer,
  reply: movedReply,
  refusals: answering,
})

export const askRevision = call({
  method: 'POST',
  path: `${group}/AskProposalRevision`,
  who: 'customerTrainee',
  effect: 'writes',
  summary: 'Asks for another version and says what is to be changed.',
  body: answer.extend({ Reason: reason() }),
  reply: movedReply,
  refusals: answering,
})

export const decline = call({
  method: 'POST',
  path: `${group}/DeclineProposal`,
  who: 'customerTrainee',
  effect: 'writes',
  summary: 'Declines the proposal with a reason.',
  body: answer.extend({ Reason: reason() }),
  reply: movedReply,
  refusals: answering,
})

const pastTheWall = 'The key of the link says which proposal it is; nobody is signed in.'

export const getSentProposal = call({
  method: 'GET',
  path: `${group}/GetSentProposal`,
  who: 'anonymous',
  effect: 'reads',
  pastTheWall,
  summary: 'One version of a proposal, for whoever holds the link to it.',
  query: byId,
  reply: z.object({
    RequestNumber: codeReply(),
    AskedBy: z.string(),
    Proposal: sentProposal,
    Actions: z.array(z.enum(['accept', 'askRevision', 'decline'])),
  }),
  refusals: [linkClosed],
  perSecond: 2,
})

export const answerSentProposal = call({
  method: 'POST',
  path: `${group}/AnswerSentProposal`,
  who: 'anonymous',
  effect: 'writes',
  repeatable: true,
  pastTheWall,
  summary: 'Whoever holds the link accepts the proposal, declines it with a reason, or asks for another version.',
  body: z.strictObject({
    /** Of the proposal. */
    ID: id(),
    Answer: z.enum(['accept', 'askRevision', 'decline']),
    /** Why it is declined, or what is to be changed. */
    Reason: plainText(1000),
    /** Who answers. */
    Name: line(200),
  }),
  reply: z.object({ State: z.enum(['accepted', 'declined', 'revisionAsked']) }),
  refusals: [linkClosed, notNow, proposalOver, startsTooSoon],
  perSecond: 2,
})
