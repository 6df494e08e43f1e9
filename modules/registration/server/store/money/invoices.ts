import { sql } from 'kysely'
import { json, type Database } from '#platform/server/database.ts'
import type { Registration } from '../registration.ts'

export interface Invoice {
  readonly id: number
  readonly number: string
  readonly amountMinor: number
  readonly currency: string
  /** What came in by verified proofs, in minor units. */
  readonly receivedMinor: number
}

/** The invoice that is not void, with what has been received on it. */
export async function liveInvoice(db: Database, registrationId: number): Promise<Invoice | undefined> {
  return db
    .selectFrom('registration.invoice as i')
    .where('i.registration_id', '=', registrationId)
    .where('i.state', '<>', 'void')
    .select([
      'i.id',
      'i.number',
      'i.amount_minor as amountMinor',
      'i.currency',
      sql<number>`(select coalesce(sum(p.received_minor), 0)::integer from registration.payment_proof p
        where p.invoice_id = i.id and p.state = 'verified')`.as('receivedMinor'),
    ])
    .executeTakeFirst()
}

/** Adds the invoice over the class fee, with the rate of now frozen; its id. */
export async function addInvoice(
  db: Database,
  registration: Registration,
  invoice: { readonly number: string; readonly dueOn: string; readonly issuedBy: number; readonly now: Date },
): Promise<number> {
  const line = { Text: registration.courseName, Quantity: 1, Minor: registration.feeMinor }
  const { id } = await db
    .insertInto('registration.invoice')
    .values((eb) => ({
      number: invoice.number,
      registration_id: registration.id,
      lines: json([line]),
      amount_minor: registration.feeMinor,
      currency: registration.currency,
      per_usd: eb.fn.coalesce(
        eb.selectFrom('lookups.currency').where('code', '=', registration.currency).select('per_usd'),
        sql<number>`1`,
      ) as never,
      issued_at: invoice.now,
      issued_by: invoice.issuedBy,
      due_on: invoice.dueOn,
    }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function setInvoiceState(db: Database, invoiceId: number, state: 'paid' | 'void'): Promise<void> {
  await db.updateTable('registration.invoice').set({ state }).where('id', '=', invoiceId).execute()
}
