import { todayOf } from '#platform/server/today.ts'
import type { Handler } from '#platform/server/handler.ts'
import type { AllModules } from '#platform/server/module.ts'
import { inLanguage } from '#platform/shared/text.ts'
import { invalidInput, refuse } from '#platform/shared/refusal.ts'
import type { requestsCalls as calls } from '../../contract/calls.ts'
import { linkClosed } from '../../contract/refusals.ts'
import type { ProposalState } from '../../rules/proposal.ts'
import { accept, isAccepted, sayNo } from '../acts/answer.ts'
import { linkDoing } from '../acts/doing.ts'
import { opensProposal } from '../acts/links.ts'
import { sentVersion } from '../store/detail.ts'
import { lockedRequest } from '../store/locked.ts'

export const getSentProposal: Handler<typeof calls.getSentProposal> = async ({ db, now, query, request }) => {
  if (!(await opensProposal(db, request.reportTicket, query.ID, now))) refuse(linkClosed)
  const {
    requestId: _,
    requestNumber,
    requestState,
    contactName,
    organizationName,
    ...version
  } = (await sentVersion(db, query.ID)) ?? refuse(linkClosed)
  const isOpen =
    version.State === 'sent' && requestState === 'proposalSent' && version.ValidUntil >= (await todayOf(db, now))
  return {
    RequestNumber: requestNumber,
    AskedBy: organizationName ? inLanguage(organizationName, request.language).text : contactName,
    Proposal: { ...version, State: version.State as ProposalState },
    Actions: isOpen ? (['accept', 'askRevision', 'decline'] as const).slice() : [],
  }
}

export const answerSentProposal =
  (modules: AllModules): Handler<typeof calls.answerSentProposal> =>
  async (asked) => {
    const { db, now, body, request } = asked
    if (!(await opensProposal(db, request.reportTicket, body.ID, now))) refuse(linkClosed)
    const version = (await sentVersion(db, body.ID)) ?? refuse(linkClosed)
    const doing = await linkDoing(asked)
    const found = (await lockedRequest(db, version.requestId)) ?? refuse(linkClosed)
    const answer = { proposalId: body.ID, name: body.Name }
    if (body.Answer === 'accept') {
      if (!(await isAccepted(doing, found, body.ID))) await accept(doing, found, answer, modules)
      return { State: 'accepted' }
    }
    if (!body.Reason) refuse(invalidInput, {}, [{ path: 'Reason', code: 'required' }])
    await sayNo(doing, found, body.Answer, { ...answer, reason: body.Reason })
    return { State: body.Answer === 'decline' ? 'declined' : 'revisionAsked' }
  }
