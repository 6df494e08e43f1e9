import {
  acceptProof as accept,
  addProof,
  askNoMore,
  creditAllBut,
  creditRest,
  decideProof,
  liveInvoice,
  openProof,
  owingInvoice,
  voidInvoice,
} from '#modules/billing/server/public.ts'
import { heldOf, owedOf } from '#modules/billing/rules/totals.ts'
import { requireEntries } from '#modules/lookups/server/public.ts'
import { changeRow } from '#platform/server/acts/change-row.ts'
import { writeTold } from '#platform/server/acts/write-act.ts'
import { attachFile } from '#platform/server/files/store.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import { moreThanHeld, moreThanOwed } from '../../contract/payment.ts'
import { mayRefund, mayWaiveRest, type RequestState } from '../../rules/request-states.ts'
import type { CourseRequest } from '../store/locked.ts'
import type { Doing } from './doing.ts'
import { follow } from './follow.ts'
import { act, tellPages } from './move.ts'
import { noun } from './noun.ts'

/** The invoice that still asks for something, locked. */
const owing = ({ db }: Doing, request: CourseRequest, action: string) =>
  owingInvoice(db, 'courseRequest', request, action)

export async function uploadProof(
  doing: Doing,
  actor: Actor,
  request: CourseRequest,
  proof: { readonly fileId: number | null; readonly swiftCode: string; readonly note: string },
): Promise<CourseRequest> {
  const invoice = await owing(doing, request, 'uploadProof')
  if ((await openProof(doing.db, invoice.id)) !== undefined)
    refuse(notNow, { action: 'uploadProof', state: request.state })
  if (proof.fileId !== null)
    await attachFile(doing.db, actor, proof.fileId, 'requestPaymentProof', ['courseRequest', request.id])
  const { fileId, swiftCode, note } = proof
  await addProof(doing.db, invoice.id, { fileId, swiftCode: swiftCode || null, note }, doing)
  return act(doing, request, 'uploadProof', { data: { invoiceId: invoice.id, number: invoice.number } })
}

/** Books what came in by a proof, in full or in part; a request whose nominations are closed is paid with the last of it. */
export async function acceptProof(
  doing: Doing,
  request: CourseRequest,
  proof: { readonly id: number; readonly amountMinor: number; readonly paymentTypeId: number | null },
): Promise<CourseRequest> {
  const invoice = await owing(doing, request, 'acceptProof')
  const left = owedOf(invoice)
  if (proof.amountMinor > left)
    refuse(moreThanOwed, { left, currency: invoice.currency }, [{ path: 'Received', code: 'tooLarge' }])
  if (proof.paymentTypeId !== null)
    await requireEntries(doing.db, [['PaymentTypeID', 'PaymentType', proof.paymentTypeId]])
  const paid = { amountMinor: proof.amountMinor, paymentTypeId: proof.paymentTypeId }
  if (!(await accept(doing, invoice, proof.id, paid))) refuse(notFound)
  const data = { invoiceId: invoice.id, number: invoice.number, received: proof.amountMinor }
  return settled(doing, await act(doing, request, 'acceptProof', { data }))
}

export async function rejectProof(
  doing: Doing,
  request: CourseRequest,
  proof: { readonly id: number; readonly reason: string },
): Promise<CourseRequest> {
  const invoice = await owing(doing, request, 'rejectProof')
  const decision = { state: 'rejected', reason: proof.reason } as const
  if (!(await decideProof(doing.db, invoice.id, proof.id, decision, doing))) refuse(notFound)
  return settled(
    doing,
    await act(doing, request, 'rejectProof', { reason: proof.reason, data: { number: invoice.number } }),
  )
}

/** What nobody paid is not asked for any more: a credit note takes it back, and with it the invoice is settled. */
export async function waiveRest(doing: Doing, request: CourseRequest, reason: string): Promise<CourseRequest> {
  const invoice = await owing(doing, request, 'waiveRest')
  const hasOpenProof = (await openProof(doing.db, invoice.id)) !== undefined
  if (!mayWaiveRest({ isOwed: true, hasOpenProof }, doing.party))
    refuse(notNow, { action: 'waiveRest', state: request.state })
  await creditRest(doing, invoice, reason)
  const data = { invoiceId: invoice.id, number: invoice.number }
  return follow(doing, await act(doing, request, 'waiveRest', { reason, data }))
}

/** The invoice of a request that was called off while the academy holds some of it, locked. */
async function heldInvoice(doing: Doing, request: CourseRequest, action: 'refund' | 'keepPaid') {
  const invoice = await liveInvoice(doing.db, { kind: 'courseRequest', id: request.id })
  const facts = {
    state: request.state as RequestState,
    isHeld: invoice !== undefined && heldOf(invoice) > (request.kept_minor ?? 0),
    hasOpenProof: invoice !== undefined && (await openProof(doing.db, invoice.id)) !== undefined,
  }
  return invoice && mayRefund(facts, doing.party) ? invoice : refuse(notNow, { action, state: request.state })
}

/** What was paid for a request that was called off has been paid back, but what is kept: a credit note takes it back. */
export async function refund(doing: Doing, request: CourseRequest, reason: string): Promise<CourseRequest> {
  const invoice = await heldInvoice(doing, request, 'refund')
  if (request.kept_minor) await creditAllBut(doing, invoice, request.kept_minor, reason)
  else await voidInvoice(doing, invoice, reason)
  return act(doing, request, 'refund', { reason, data: { invoiceId: invoice.id, number: invoice.number } })
}

/** So much of what the academy holds of it is the price of calling off: no invoice changes, and the rest alone waits to be paid back. */
export async function keepPaid(
  doing: Doing,
  request: CourseRequest,
  { reason, keptMinor }: { readonly reason: string; readonly keptMinor: number | undefined },
): Promise<CourseRequest> {
  const invoice = await heldInvoice(doing, request, 'keepPaid')
  const { currency } = invoice
  const held = heldOf(invoice)
  const kept_minor = keptMinor ?? held
  if (kept_minor > held) refuse(moreThanHeld, { held, currency }, [{ path: 'Kept', code: 'tooLarge' }])
  const { before, after } = await changeRow(doing.db, noun.stored, request.id, { kept_minor })
  const money = (minor: number | null) => (minor === null ? null : { Minor: minor, Currency: currency })
  await writeTold(doing, noun, request, 'keepPaid', {
    data: { reason, invoiceId: invoice.id, number: invoice.number, ...(kept_minor < held && { hasRest: true }) },
    before: { ...before, kept: money(request.kept_minor) },
    after: { ...after, kept: money(kept_minor), reason },
  })
  await tellPages(doing, request)
  return { ...request, kept_minor, version: request.version + 1 }
}

/** What follows once a proof is decided; of a request that was called off meanwhile nothing more is asked for. */
async function settled(doing: Doing, request: CourseRequest): Promise<CourseRequest> {
  if (request.state === 'cancelled') await endInvoice(doing, request, request.reason ?? '')
  return follow(doing, request)
}

/**
 * Nothing more is asked for: an invoice that nobody paid on is void, and where a part came in the rest is taken back and
 * the part is left to be paid back. A proof that waits is decided first, so that no money is without its invoice, which
 * meanwhile is owed by nobody (decision 263).
 */
export async function endInvoice(doing: Doing, request: CourseRequest, reason: string): Promise<void> {
  const invoice = await liveInvoice(doing.db, { kind: 'courseRequest', id: request.id })
  if (invoice?.state !== 'sent') return
  if ((await openProof(doing.db, invoice.id)) !== undefined) return askNoMore(doing.db, invoice.id, doing.now)
  await (invoice.receivedMinor > 0 ? creditRest : voidInvoice)(doing, invoice, reason)
}
