import type { Handler } from '#platform/server/handler.ts'
import type { AllModules } from '#platform/server/module.ts'
import type { requestsCalls as calls } from '../../contract/calls.ts'
import * as answers from '../acts/answer.ts'
import { doingOf } from '../acts/doing.ts'
import { lockReached, moved, take } from '../acts/move.ts'
import * as acts from '../acts/proposals.ts'

export const writeProposal: Handler<typeof calls.writeProposal> = async (asked) => {
  const doing = await doingOf(asked)
  const request = await take(doing, asked.actor, asked.body)
  return moved(await acts.writeProposal(doing, request, asked.body.Proposal))
}

export const approveProposal: Handler<typeof calls.approveProposal> = async (asked) => {
  const doing = await doingOf(asked)
  const request = await take(doing, asked.actor, asked.body)
  return moved(await acts.approveProposal(doing, request, asked.body.Reason))
}

export const sendProposal =
  (modules: AllModules): Handler<typeof calls.sendProposal> =>
  async (asked) => {
    const doing = await doingOf(asked)
    const request = await take(doing, asked.actor, asked.body)
    const sent = await acts.sendProposal(doing, request, modules)
    return { ...moved(sent.request), Sent: sent.isSent }
  }

export const recallProposal: Handler<typeof calls.recallProposal> = async (asked) => {
  const doing = await doingOf(asked)
  const request = await take(doing, asked.actor, asked.body)
  return moved(await acts.recallProposal(doing, request, asked.body.Reason))
}

export const revokeLink: Handler<typeof calls.revokeLink> = async (asked) => {
  const doing = await doingOf(asked)
  return moved(await acts.revokeLink(doing, await take(doing, asked.actor, asked.body)))
}

/** Pressed again, from whatever version of the page, it answers how the request stands by now. */
export const accept =
  (modules: AllModules): Handler<typeof calls.accept> =>
  async (asked) => {
    const { actor, body } = asked
    const doing = await doingOf(asked)
    const request = await lockReached(doing, actor, body.ID)
    if (await answers.isAccepted(doing, request, body.ProposalID)) return moved(request)
    return moved(await answers.accept(doing, request, { proposalId: body.ProposalID, name: '' }, modules))
  }

export const askRevision: Handler<typeof calls.askRevision> = async (asked) => {
  const doing = await doingOf(asked)
  const request = await take(doing, asked.actor, asked.body)
  const answer = { proposalId: asked.body.ProposalID, name: '', reason: asked.body.Reason }
  return moved(await answers.sayNo(doing, request, 'askRevision', answer))
}

export const decline: Handler<typeof calls.decline> = async (asked) => {
  const doing = await doingOf(asked)
  const request = await take(doing, asked.actor, asked.body)
  const answer = { proposalId: asked.body.ProposalID, name: '', reason: asked.body.Reason }
  return moved(await answers.sayNo(doing, request, 'decline', answer))
}
