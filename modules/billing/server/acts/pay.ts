import { changeRow } from '#platform/server/acts/change-row.ts'
import { writeTold } from '#platform/server/acts/write-act.ts'
import { settings } from '#platform/server/settings.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { dayOf } from '#platform/shared/values/dates.ts'
import { owedOf } from '../../rules/totals.ts'
import type { Invoice } from '../store/invoices.ts'
import { addPayment, decideProof } from '../store/proofs.ts'
import type { Doing } from './doing.ts'
import { noun } from './noun.ts'

/**
 * Finds a proof in order and books what came in by it, today: in full, or a part, and then the invoice stays open. The
 * invoice must be locked. Answers whether anything is left to pay; null where the proof is not one of this invoice or was
 * decided before. More than is owed is the caller's to refuse; the database does.
 */
export async function acceptProof(
  doing: Doing,
  invoice: Invoice,
  proofId: number,
  { amountMinor, paymentTypeId = null }: { readonly amountMinor: number; readonly paymentTypeId?: number | null },
): Promise<'paid' | 'part' | null> {
  const decided = await decideProof(doing.db, invoice.id, proofId, { state: 'verified' }, doing)
  if (!decided) return null
  return book(doing, invoice, { amountMinor, proofId, paymentTypeId })
}

/**
 * Books on an invoice, which must be locked, what a credit note took back from another one of the same payer in the same
 * currency, today. Answers whether anything is left to pay.
 */
export const carryPayment = (
  doing: Doing,
  invoice: Invoice,
  { amountMinor, creditNoteId }: { readonly amountMinor: number; readonly creditNoteId: number },
): Promise<'paid' | 'part'> => book(doing, invoice, { amountMinor, creditNoteId })

/** Books on an invoice, which must be locked, what came in without a proof, today. Answers whether anything is left to pay. */
export const bookPayment = (
  doing: Doing,
  invoice: Invoice,
  payment: { readonly amountMinor: number; readonly paymentTypeId: number | null },
): Promise<'paid' | 'part'> => book(doing, invoice, payment)

interface Booked {
  readonly amountMinor: number
  readonly proofId?: number
  readonly creditNoteId?: number
  readonly paymentTypeId?: number | null
}

async function book(doing: Doing, invoice: Invoice, payment: Booked): Promise<'paid' | 'part'> {
  const { amountMinor, proofId = null, creditNoteId = null, paymentTypeId = null } = payment
  const { timeZone } = await settings(doing.db, zoneSettings)
  const paidOn = dayOf(doing.now, timeZone)
  // What is free of charge is settled by its proof alone.
  if (amountMinor > 0)
    await addPayment(doing.db, invoice.id, { amountMinor, paidOn, proofId, creditNoteId, paymentTypeId }, doing)
  const money = (Minor: number) => ({ Minor, Currency: invoice.currency })
  const isPaid = amountMinor >= owedOf(invoice)
  const { before, after } = await changeRow(doing.db, noun.stored, invoice.id, {
    ...(isPaid && { state: 'paid' as const }),
  })
  await writeTold(doing, noun, invoice, 'bookPayment', {
    data: {
      ...(proofId !== null && { proofId }),
      ...(creditNoteId !== null && { creditNoteId }),
      ...(paymentTypeId !== null && { paymentTypeId }),
    },
    before: { ...before, received: money(invoice.receivedMinor) },
    after: { ...after, received: money(invoice.receivedMinor + amountMinor) },
  })
  return isPaid ? 'paid' : 'part'
}
