import { makeForRequest } from '#modules/classes/server/public.ts'
import { copySheet } from '#modules/costing/server/public.ts'
import { issueInvoice, type Payer } from '#modules/billing/server/public.ts'
import { roleAccounts } from '#modules/accounts/server/public.ts'
import type { AllModules } from '#platform/server/module.ts'
import { notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { proposalOver, startsTooSoon } from '../../contract/refusals.ts'
import { liveProposal, linesOf, type CourseRequest, type Proposal } from '../store/locked.ts'
import { moveProposal } from '../store/writing.ts'
import { asSystem, type Doing } from './doing.ts'
import { enrolNominees } from './nominees.ts'
import { act, move } from './move.ts'

export interface Answer {
  /** The version that was read: an answer is to what somebody has seen. */
  readonly proposalId: number
  /** Who answers by the link; empty where the account says so. */
  readonly name: string
}

/** The version that is answered; refuses one that is over, or that another has taken the place of. */
async function answered(doing: Doing, request: CourseRequest, { proposalId }: Answer, name: string): Promise<Proposal> {
  const proposal = await liveProposal(doing.db, request.id)
  if (request.state !== 'proposalSent' || proposal?.id !== proposalId)
    return refuse(notNow, { action: name, state: request.state })
  if (proposal.validUntil < doing.today) refuse(proposalOver)
  return proposal
}

/** Whether this version is the one that was accepted: pressed again, nothing more comes of it. */
export async function isAccepted({ db }: Doing, request: CourseRequest, proposalId: number): Promise<boolean> {
  const proposal = await liveProposal(db, request.id)
  return proposal?.state === 'accepted' && proposal.id === proposalId
}

/** Declines the proposal, or asks for another version. The request must be locked. */
export async function sayNo(
  doing: Doing,
  request: CourseRequest,
  name: 'decline' | 'askRevision',
  { reason, ...answer }: Answer & { readonly reason: string },
): Promise<CourseRequest> {
  const proposal = await answered(doing, request, answer, name)
  await moveProposal(doing.db, proposal.id, {
    state: name === 'decline' ? 'declined' : 'revisionAsked',
    answered_at: doing.now,
    answered_by: answer.name,
    reason,
  })
  return move(doing, request, name, { reason, data: { proposal: proposal.number } })
}

/**
 * Accepts the proposal and makes what follows from it, in the one transaction: the class with the costs of the request, the
 * registrations of those named, and the invoice over its lines. The request must be locked: who presses at the same moment waits, and finds it accepted.
 */
export async function accept(
  doing: Doing,
  request: CourseRequest,
  answer: Answer,
  modules: AllModules,
): Promise<CourseRequest> {
  const { db, now, record, today } = doing
  const proposal = await answered(doing, request, answer, 'accept')
  if (proposal.firstDay <= today) refuse(startsTooSoon)
  await moveProposal(db, proposal.id, { state: 'accepted', answered_at: now, answered_by: answer.name })
  const accepted = await move(doing, request, 'accept', {
    data: { proposal: proposal.number, proposalId: proposal.id },
  })

  const made = await makeForRequest(
    { db, now, record },
    {
      courseId: proposal.courseId,
      startsOn: proposal.firstDay,
      endsOn: proposal.lastDay,
      weekdays: proposal.weekdays,
      startsAt: proposal.startsAt.slice(0, 5),
      endsAt: proposal.endsAt.slice(0, 5),
      hours: proposal.hours,
      place: proposal.place,
      language: proposal.language,
      trainees: proposal.trainees,
      currency: proposal.currency,
      organizationId: request.organization_id,
      requestLocationId: request.request_location_id,
      coordinatorId: await coordinatorOf(doing, request),
      request: request.number,
    },
  )
  await copySheet(
    doing,
    { kind: 'courseRequest', id: request.id },
    { kept: { kind: 'class', id: made.id }, code: made.code },
  )
  const system = asSystem(doing)
  const withClass = await move(system, accepted, 'makeClass', {
    set: { class_id: made.id },
    data: { classId: made.id, class: made.code },
  })
  const open = await move(system, withClass, 'openNominations')
  const invoiced = await invoiceOf(system, open, proposal)
  await enrolNominees(system, invoiced, modules)
  return invoiced
}

/** A class has somebody who sees to it: who took the request, else the first of the academy's coordinators. */
async function coordinatorOf({ db }: Doing, request: CourseRequest): Promise<number> {
  if (request.coordinator_id !== null) return request.coordinator_id
  const [first] = [...(await roleAccounts(db, ['trainingcoordinator'])), ...(await roleAccounts(db, ['admin']))]
  return first ?? refuse(notFound)
}

/** Who pays: who is named in the request, else who asks. */
function payerOf(request: CourseRequest): Payer {
  const name = request.payer_name
  if (name) return { name: { ar: name, en: name, fr: name } }
  return request.organization_id === null
    ? { traineeId: request.trainee_id! }
    : { organizationId: request.organization_id }
}

/** Issues the invoice over the lines of the accepted version, with the tax that it says; due as every invoice. */
async function invoiceOf(system: Doing, request: CourseRequest, proposal: Proposal): Promise<CourseRequest> {
  const { db, now, record } = system
  const { id, number } = await issueInvoice(
    { db, now, record, userId: null },
    {
      about: { kind: 'courseRequest', id: request.id, code: request.number },
      payer: payerOf(request),
      currency: proposal.currency,
      lines: (await linesOf(db, proposal.id)).map((line) => ({ ...line, text: line.text as Trilingual })),
      taxPercent: proposal.taxPercent,
      settledIfFree: true,
    },
  )
  return act(system, request, 'issueInvoice', { set: { invoice_id: id }, data: { invoiceId: id, number } })
}
