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
  const { timeZone } = await settings(doing.db, zoneSettings)
  const paidOn = dayOf(doing.now, timeZone)
  // What is free of charge is settled by its proof alone.
  if (amountMinor > 0) await addPayment(doing.db, invoice.id, { amountMinor, paidOn, proofId, paymentTypeId }, doing)
  const money = (Minor: number) => ({ Minor, Currency: invoice.currency })
  const isPaid = amountMinor >= owedOf(invoice)
  const { before, after } = await changeRow(doing.db, noun.stored, invoice.id, {
    ...(isPaid && { state: 'paid' as const }),
  })
  await writeTold(doing, noun, invoice, 'bookPayment', {
    data: { proofId, ...(paymentTypeId !== null && { paymentTypeId }) },
    before: { ...before, received: money(invoice.receivedMinor) },
    after: { ...after, received: money(invoice.receivedMinor + amountMinor) },
  })
  return isPaid ? 'paid' : 'part'
}
