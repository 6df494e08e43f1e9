import { changeRow } from '#platform/server/acts/change-row.ts'
import { writeTold } from '#platform/server/acts/write-act.ts'
import { nextNumber } from '#platform/server/content/number-series.ts'
import { owedOf, type Totals } from '../../rules/totals.ts'
import { addCreditNote, type Invoice, type LineOf } from '../store/invoices.ts'
import { leftOf, partOf } from '../store/lines.ts'
import type { Doing } from './doing.ts'
import { noun } from './noun.ts'

interface Credit {
  readonly reason: string
  readonly lines: readonly LineOf[]
  readonly totals: Totals
  /** Nothing is owed any more. */
  readonly settles?: boolean
}

/** Takes back so much of an invoice, which must be locked, by a credit note with the next number of its own series. */
export async function credit(
  doing: Doing,
  invoice: Invoice,
  act: 'creditInvoice' | 'voidInvoice',
  { reason, lines, totals, settles = false }: Credit,
): Promise<{ id: number; number: string }> {
  const { db, now, userId } = doing
  const number = await nextNumber(db, 'creditNote', now)
  const id = await addCreditNote(db, invoice.id, { number, reason, lines, totals, issuedBy: userId, now })
  const money = (Minor: number) => ({ Minor, Currency: invoice.currency })
  const { before, after } = await changeRow(db, noun.stored, invoice.id, {
    ...(act === 'voidInvoice' && { state: 'void' as const }),
    ...(settles && { state: 'paid' as const }),
  })
  await writeTold(doing, noun, invoice, act, {
    data: { creditNote: number, ...(reason && { reason }) },
    before: { ...before, credited: money(invoice.creditedMinor) },
    after: { ...after, credited: money(invoice.creditedMinor + totals.amountMinor) },
  })
  return { id, number }
}

/**
 * Nothing of an invoice is asked for any more: all that is left of it is taken back, and another may be issued. It must be
 * locked. Null where credit notes have taken back all of it before: one over nothing is not issued.
 */
export async function voidInvoice(
  doing: Doing,
  invoice: Invoice,
  reason: string,
): Promise<{ id: number; number: string } | null> {
  if (invoice.creditedMinor > 0 && invoice.creditedMinor === invoice.amountMinor) {
    const row = await changeRow(doing.db, noun.stored, invoice.id, { state: 'void' })
    await writeTold(doing, noun, invoice, 'voidInvoice', { ...row, data: reason ? { reason } : {} })
    return null
  }
  return credit(doing, invoice, 'voidInvoice', { reason, ...(await leftOf(doing.db, invoice)) })
}

/**
 * What is still owed on an invoice is not asked for any more: a credit note takes it back, what came in stays. The invoice must be
 * locked. Does nothing where nothing is owed.
 */
export async function creditRest(doing: Doing, invoice: Invoice, reason: string): Promise<void> {
  const owed = owedOf(invoice)
  if (owed <= 0) return
  await credit(doing, invoice, 'creditInvoice', { reason, ...(await partOf(doing.db, invoice, owed)), settles: true })
}

/** What is left of a settled invoice is taken back, all but so much of it that is kept. The invoice must be locked. */
export async function creditAllBut(doing: Doing, invoice: Invoice, keptMinor: number, reason: string): Promise<void> {
  const back = invoice.amountMinor - invoice.creditedMinor - keptMinor
  await credit(doing, invoice, 'creditInvoice', { reason, ...(await partOf(doing.db, invoice, back)) })
}
