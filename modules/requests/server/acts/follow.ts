import { liveInvoice, noteReminder } from '#modules/billing/server/public.ts'
import { writeFact } from '#platform/server/acts/write-act.ts'
import type { Database } from '#platform/server/database.ts'
import { classStateOf, lockedRequest, liveProposal, type CourseRequest } from '../store/locked.ts'
import { moveProposal } from '../store/writing.ts'
import { asSystem, systemDoing, type Doing } from './doing.ts'
import { move } from './move.ts'
import { noun } from './noun.ts'

/** What follows by itself: closed nominations leave the invoice to be paid, a paid one the class to be held. */
export async function follow(doing: Doing, request: CourseRequest): Promise<CourseRequest> {
  const system = asSystem(doing)
  let now = request
  if (now.state === 'nominationsClosed')
    now = await move(system, now, 'invoice', { data: { invoiceId: now.invoice_id } })
  if (now.state === 'invoiced') {
    const invoice = await liveInvoice(system.db, { kind: 'courseRequest', id: now.id })
    if (invoice?.state === 'paid') now = await move(system, now, 'pay', { data: { number: invoice.number } })
  }
  if (now.state === 'paid' && now.class_id !== null) {
    const { state } = await classStateOf(system.db, now.class_id)
    if (['ended', 'resultsPublished', 'closed'].includes(state)) now = await move(system, now, 'deliver')
  }
  return now
}

/** The last day of a sent proposal has passed. Finds it again under lock, so that a job may run twice. */
export async function expire(db: Database, id: number, now: Date): Promise<void> {
  const system = await systemDoing(db, now)
  const request = await lockedRequest(db, id)
  const proposal = request && (await liveProposal(db, id))
  if (request?.state !== 'proposalSent' || proposal?.state !== 'sent' || proposal.validUntil >= system.today) return
  await moveProposal(db, proposal.id, { state: 'expired' })
  await move(system, request, 'expire', { data: { proposal: proposal.number } })
}

/** The class has begun, or is over. */
export async function moveOn(db: Database, id: number, now: Date): Promise<void> {
  const system = await systemDoing(db, now)
  const request = await lockedRequest(db, id)
  if (!request || request.class_id === null) return
  const { startsOn } = await classStateOf(db, request.class_id)
  const closes = request.state === 'nominationsOpen' && startsOn <= system.today
  await follow(system, closes ? await move(system, request, 'closeNominations') : request)
}

/** What is left of its invoice is past its day: whoever asked is reminded, and again for as long as it stays so. */
export async function remindOverdue(db: Database, id: number, now: Date): Promise<void> {
  const system = await systemDoing(db, now)
  const request = await lockedRequest(db, id)
  if (!request) return
  const invoice = await noteReminder(db, { kind: 'courseRequest', id }, system.today)
  if (invoice) await writeFact(system, noun, request, 'remindOverdue', invoice)
}
