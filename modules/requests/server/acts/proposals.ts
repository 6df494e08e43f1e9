import { rateOf } from '#modules/billing/server/public.ts'
import { invoiceSettings } from '#modules/billing/contract/settings.ts'
import { sessionsAsked } from '#modules/classes/server/public.ts'
import { requireCurrency, requireLanguages } from '#modules/lookups/server/public.ts'
import type { AllModules } from '#platform/server/module.ts'
import { settings } from '#platform/server/settings.ts'
import { invalidInput, notNow, refuse } from '#platform/shared/refusal.ts'
import type { Argument } from '#platform/shared/call.ts'
import type { requestsCalls } from '../../contract/calls.ts'
import {
  courseUnavailable,
  hoursDoNotFit,
  noProposal,
  noProposalMail,
  proposalOver,
  startsTooSoon,
} from '../../contract/refusals.ts'
import { proposalSettings } from '../../contract/settings.ts'
import { doubtsOf, isUnsent, priced } from '../../rules/proposal.ts'
import { mayWriteProposal } from '../../rules/request-states.ts'
import { liveProposal, type CourseRequest, type Proposal } from '../store/locked.ts'
import { isCourse, moveProposal, putProposal } from '../store/writing.ts'
import { textToFill } from '../store/templates.ts'
import { factsOfVersion, keepWording } from '../store/wording.ts'
import { reckoned } from './costs.ts'
import type { Doing } from './doing.ts'
import { endLinks, mailProposal } from './links.ts'
import { act, move } from './move.ts'
import { filledBy } from './wording.ts'

type Fields = Argument<typeof requestsCalls.writeProposal>['body']['Proposal']

/** Refuses days and times that do not hold the hours, and a first day that has come. */
async function requireTimes({ db, today }: Doing, fields: Fields): Promise<void> {
  if (fields.FirstDay <= today) refuse(startsTooSoon, {}, [{ path: 'Proposal.FirstDay', code: 'tooSmall' }])
  const { missingMinutes } = await sessionsAsked(db, {
    startsOn: fields.FirstDay,
    endsOn: fields.LastDay,
    weekdays: fields.Weekdays,
    startsAt: fields.StartTime,
    endsAt: fields.EndTime,
    hours: fields.Hours,
  })
  if (missingMinutes > 0)
    refuse(hoursDoNotFit, { missing: missingMinutes }, [{ path: 'Proposal.Hours', code: 'tooLarge' }])
}

/** Puts the text of the template into the version, filled by what that says; it stands from here on, whatever the template becomes. */
async function wordFrom({ db }: Doing, request: CourseRequest, proposalId: number, templateId: number | null) {
  if (templateId === null) return keepWording(db, proposalId, null)
  const kind = request.organization_id === null ? 'trainee' : 'organization'
  const texts =
    (await textToFill(db, templateId, kind)) ??
    refuse(invalidInput, {}, [{ path: 'Proposal.TemplateID', code: 'notAllowed' }])
  const wording = await filledBy(db, texts, await factsOfVersion(db, proposalId))
  return keepWording(db, proposalId, { templateId, wording })
}

/** Writes the next version, or goes on with the one that was not sent yet; an approval of what it said before is gone. */
export async function writeProposal(doing: Doing, request: CourseRequest, fields: Fields): Promise<CourseRequest> {
  const { db, now, userId, today } = doing
  if (!mayWriteProposal(request.state, doing.party)) refuse(notNow, { action: 'writeProposal', state: request.state })
  if (!(await isCourse(db, fields.CourseID)))
    refuse(courseUnavailable, {}, [{ path: 'Proposal.CourseID', code: 'required' }])
  await requireCurrency(db, 'Proposal.Currency', { Currency: fields.Currency })
  await requireLanguages(db, 'Proposal.Language', [fields.Language])
  await requireTimes(doing, fields)
  if (fields.ValidUntil < today) refuse(invalidInput, {}, [{ path: 'Proposal.ValidUntil', code: 'tooSmall' }])
  const lines = fields.Lines.map(({ Quantity, Minor }) => ({ quantity: Quantity, unitMinor: Minor }))
  const { currency: baseCurrency, taxPercent } = await settings(db, invoiceSettings)
  const sums = priced(lines, fields.DiscountPercent, taxPercent)
  if (sums.totalMinor > 2_000_000_000) refuse(invalidInput, {}, [{ path: 'Proposal.Lines', code: 'tooLarge' }])
  const rate = await rateOf(db, fields.Currency, baseCurrency)
  const unsent = await liveProposal(db, request.id)
  const id = await putProposal(db, unsent && isUnsent(unsent.state) ? unsent.id : undefined, fields, {
    requestId: request.id,
    by: userId ?? 0,
    now,
    baseCurrency,
    rate,
    taxPercent,
    sums,
  })
  await wordFrom(doing, request, id, fields.TemplateID ?? null)
  const { number } = (await liveProposal(db, request.id))!
  // What was wished as a topic is a course from here on.
  const set = request.course_id === null ? { course_id: fields.CourseID } : {}
  return act(doing, request, 'writeProposal', { set, data: { proposal: number, proposalId: id } })
}

/** The live version in hand; `noProposal` where there is none that was not sent. */
async function unsentOf({ db }: Doing, request: CourseRequest): Promise<Proposal> {
  const proposal = await liveProposal(db, request.id)
  return proposal && isUnsent(proposal.state) ? proposal : refuse(noProposal)
}

export async function approveProposal(doing: Doing, request: CourseRequest, reason: string): Promise<CourseRequest> {
  const proposal = await unsentOf(doing, request)
  if (doing.party !== 'admin' || proposal.state !== 'awaitingApproval')
    refuse(notNow, { action: 'approveProposal', state: proposal.state })
  await reckoned(doing.db, proposal)
  await moveProposal(doing.db, proposal.id, {
    state: 'approved',
    approval_reason: reason,
    approved_by: doing.userId ?? 0,
  })
  return act(doing, request, 'approveProposal', { reason, data: { proposal: proposal.number } })
}

/**
 * Sends the version that was written last, with a link for the contact person. One with a negative margin or a discount
 * above the limit waits for an administrator, unless one sends it; one that costs more by now than was approved waits anew.
 * `isSent` says which.
 */
export async function sendProposal(
  doing: Doing,
  request: CourseRequest,
  modules: AllModules,
): Promise<{ request: CourseRequest; isSent: boolean }> {
  const { db, now, today } = doing
  const written = await unsentOf(doing, request)
  if (request.state !== 'underCosting') refuse(notNow, { action: 'sendProposal', state: request.state })
  if (written.validUntil < today) refuse(proposalOver)
  if (written.firstDay <= today) refuse(startsTooSoon)
  const proposal = await reckoned(db, written)
  const { largestDiscount } = await settings(db, proposalSettings)
  const doubts = doubtsOf(proposal, largestDiscount)
  const isDearer = proposal.costMinor !== null && proposal.costMinor > (written.costMinor ?? 0)
  const isApproved = proposal.state === 'approved' && !(isDearer && doubts.includes('negativeMargin'))
  if (doubts.length > 0 && !isApproved && doing.party !== 'admin') {
    if (proposal.state !== 'awaitingApproval') await moveProposal(db, proposal.id, { state: 'awaitingApproval' })
    const data = { proposal: proposal.number, doubts }
    return { request: await act(doing, request, 'askApproval', { data }), isSent: false }
  }
  await moveProposal(db, proposal.id, { state: 'sent', sent_at: now, sent_to: request.contact_email })
  const mailed = await mailProposal(doing, request, proposal, modules)
  if (!mailed) refuse(noProposalMail)
  const data = { proposal: proposal.number, proposalId: proposal.id, dueOn: proposal.validUntil }
  return { request: await move(doing, request, 'sendProposal', { data }), isSent: true }
}

/** Takes a proposal back that nobody has answered; its links open nothing any more. */
export async function recallProposal(doing: Doing, request: CourseRequest, reason: string): Promise<CourseRequest> {
  const proposal = await sentOf(doing, request)
  const recalled = await move(doing, request, 'recallProposal', { reason, data: { proposal: proposal.number } })
  await moveProposal(doing.db, proposal.id, { state: 'recalled', reason })
  await endLinks(doing, proposal.id)
  return recalled
}

/** The links that were sent open the proposal no more. */
export async function revokeLink(doing: Doing, request: CourseRequest): Promise<CourseRequest> {
  const proposal = await sentOf(doing, request)
  await endLinks(doing, proposal.id)
  return act(doing, request, 'revokeLink', { data: { proposal: proposal.number } })
}

/** The version that awaits its answer. */
export async function sentOf({ db }: Doing, request: CourseRequest): Promise<Proposal> {
  const proposal = await liveProposal(db, request.id)
  if (request.state !== 'proposalSent' || proposal?.state !== 'sent')
    return refuse(notNow, { action: 'accept', state: request.state })
  return proposal
}
