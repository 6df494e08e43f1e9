import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { shareOf, type Totals } from '../../rules/totals.ts'
import type { Invoice, LineOf } from './invoices.ts'

/** What of an invoice no credit note has taken back: its own lines, or the rest in one where some of it was. */
export async function leftOf(db: Database, invoice: Invoice): Promise<{ lines: readonly LineOf[]; totals: Totals }> {
  const { rows } = await sql<{
    text: Trilingual
    quantity: number
    unitMinor: number
    amountMinor: number
    taxMinor: number
  }>`
    select text, quantity, unit_minor as "unitMinor", amount_minor as "amountMinor", tax_minor as "taxMinor"
    from billing.invoice_line where invoice_id = ${invoice.id} order by position`.execute(db)
  const amountMinor = invoice.amountMinor - invoice.creditedMinor
  const tax = rows.reduce((sum, line) => sum + line.taxMinor, 0)
  if (invoice.creditedMinor === 0) return { lines: rows, totals: { lines: rows, taxMinor: tax, amountMinor } }
  const { credited } = await db
    .selectFrom('billing.credit_note')
    .where('invoice_id', '=', invoice.id)
    .select(sql<number>`sum(tax_minor)::integer`.as('credited'))
    .executeTakeFirstOrThrow()
  // Credit notes of before kept no count of the tax that was left.
  return inOneLine(invoice, amountMinor, Math.min(Math.max(0, tax - credited), amountMinor))
}

/** So much of what is left of it, in one line: it bears its share of the tax that is left, half up. */
export async function partOf(
  db: Database,
  invoice: Invoice,
  minor: number,
): Promise<{ lines: readonly LineOf[]; totals: Totals }> {
  const left = await leftOf(db, invoice)
  const { amountMinor, taxMinor } = left.totals
  return minor === amountMinor ? left : inOneLine(invoice, minor, shareOf(taxMinor, minor, amountMinor))
}

function inOneLine(invoice: Invoice, amountMinor: number, taxMinor: number) {
  const unitMinor = amountMinor - taxMinor
  const text = { ar: invoice.number, en: invoice.number, fr: invoice.number }
  const rest = { amountMinor: unitMinor, taxMinor }
  return { lines: [{ text, quantity: 1, unitMinor }], totals: { lines: [rest], taxMinor, amountMinor } }
}
