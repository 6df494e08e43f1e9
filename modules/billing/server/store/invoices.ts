import { sql } from 'kysely'
import { json, type Database } from '#platform/server/database.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { InvoiceState, InvoiceSubject } from '../../rules/subjects.ts'
import type { Balance, Totals } from '../../rules/totals.ts'

/** The record that an invoice is about. */
export interface About {
  readonly kind: InvoiceSubject
  readonly id: number
  /** What people call it. */
  readonly code: string
}
export type Payer =
  | { readonly traineeId: number }
  | { readonly organizationId: number }
  /** Who has no record here. */
  | { readonly name: Trilingual }

export interface LineOf {
  readonly text: Trilingual
  readonly quantity: number
  /** What one costs, before the tax. */
  readonly unitMinor: number
}

/** An invoice in hand, locked until the transaction ends. */
export interface Invoice extends Balance {
  readonly id: number
  readonly number: string
  readonly version: number
  readonly state: InvoiceState
  readonly currency: string
  readonly taxPercent: number
}

const locked = (db: Database) =>
  db
    .selectFrom('billing.invoice as i')
    .select([
      'i.id',
      'i.number',
      'i.version',
      'i.state',
      'i.currency',
      'i.tax_percent as taxPercent',
      'i.amount_minor as amountMinor',
      sql<number>`(select coalesce(sum(p.amount_minor), 0)::integer from billing.payment p where p.invoice_id = i.id)`.as(
        'receivedMinor',
      ),
      sql<number>`(select coalesce(sum(c.amount_minor), 0)::integer from billing.credit_note c where c.invoice_id = i.id)`.as(
        'creditedMinor',
      ),
    ])

/** Two who book at once: the second reads after the first has committed, so the lock is a statement of its own. */
async function lock(db: Database, id: number): Promise<Invoice | undefined> {
  await db.selectFrom('billing.invoice').where('id', '=', id).select('id').forUpdate().execute()
  return locked(db).where('i.id', '=', id).executeTakeFirst()
}

/** The one invoice about a record that is not void, locked. Lock the record before it. */
export async function liveInvoice(db: Database, about: Omit<About, 'code'>): Promise<Invoice | undefined> {
  const found = await db
    .selectFrom('billing.invoice')
    .where('subject_kind', '=', about.kind)
    .where('subject_id', '=', about.id)
    .where('state', '<>', 'void')
    .select('id')
    .executeTakeFirst()
  return found && lock(db, found.id)
}

export const lockedInvoice = lock

/** What is owed on it is not asked for any more, though a proof that waits is still to be decided. It must be locked. */
export const askNoMore = async (db: Database, id: number, now: Date): Promise<void> =>
  void (await db
    .updateTable('billing.invoice')
    .set({ not_asked_since: now })
    .where('id', '=', id)
    .where('state', '=', 'sent')
    .where('not_asked_since', 'is', null)
    .execute())

/** How many of the first currency one of the other buys, by the list of currencies; 1 where one of them is not in it. */
export async function rateOf(db: Database, currency: string, base: string): Promise<number> {
  const { rows } = await sql<{ rate: number }>`
    select coalesce(round((select per_usd from lookups.currency where code = ${currency})
      / nullif((select per_usd from lookups.currency where code = ${base}), 0), 10), 1) as rate`.execute(db)
  return Number(rows[0]!.rate) > 0 ? Number(rows[0]!.rate) : 1
}

export interface NewInvoice {
  readonly number: string
  readonly about: About
  readonly payer: Payer
  readonly currency: string
  readonly baseCurrency: string
  readonly rate: number
  readonly taxPercent: number
  readonly dueOn: string
  readonly bankDetails: Trilingual
  readonly lines: readonly LineOf[]
  readonly totals: Totals
  readonly state: 'sent' | 'paid'
  readonly issuedBy: number
  readonly now: Date
}

export async function addInvoice(db: Database, invoice: NewInvoice): Promise<number> {
  const { about, payer, totals } = invoice
  const { id } = await db
    .insertInto('billing.invoice')
    .values({
      number: invoice.number,
      subject_kind: about.kind,
      subject_id: about.id,
      subject_code: about.code,
      payer_kind: 'traineeId' in payer ? 'trainee' : 'organizationId' in payer ? 'organization' : 'other',
      payer_trainee_id: 'traineeId' in payer ? payer.traineeId : null,
      payer_organization_id: 'organizationId' in payer ? payer.organizationId : null,
      payer_name: 'name' in payer ? json(payer.name) : null,
      currency: invoice.currency,
      base_currency: invoice.baseCurrency,
      rate: invoice.rate,
      tax_percent: invoice.taxPercent,
      tax_minor: totals.taxMinor,
      amount_minor: totals.amountMinor,
      line_count: invoice.lines.length,
      state: invoice.state,
      issued_at: invoice.now,
      issued_by: invoice.issuedBy,
      due_on: invoice.dueOn,
      bank_details: json(invoice.bankDetails),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('billing.invoice_line')
    .values(linesOf(invoice.lines, totals).map((line) => ({ invoice_id: id, ...line })))
    .execute()
  return id
}

const linesOf = (lines: readonly LineOf[], totals: Totals) =>
  lines.map(({ text, quantity, unitMinor }, at) => ({
    position: at + 1,
    text: json(text),
    quantity,
    unit_minor: unitMinor,
    amount_minor: totals.lines[at]!.amountMinor,
    tax_minor: totals.lines[at]!.taxMinor,
  }))

export interface NewCreditNote {
  readonly number: string
  readonly reason: string
  readonly lines: readonly LineOf[]
  readonly totals: Totals
  readonly issuedBy: number | null
  readonly now: Date
}

export async function addCreditNote(db: Database, invoiceId: number, note: NewCreditNote): Promise<number> {
  const { id } = await db
    .insertInto('billing.credit_note')
    .values({
      number: note.number,
      invoice_id: invoiceId,
      reason: note.reason,
      tax_minor: note.totals.taxMinor,
      amount_minor: note.totals.amountMinor,
      line_count: note.lines.length,
      issued_at: note.now,
      issued_by: note.issuedBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('billing.credit_note_line')
    .values(linesOf(note.lines, note.totals).map((line) => ({ credit_note_id: id, ...line })))
    .execute()
  return id
}
