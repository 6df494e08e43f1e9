import { sql } from 'kysely'
import { json, type Database } from '#platform/server/database.ts'
import { nextNumber } from '#platform/server/number-series.ts'
import { settings } from '#platform/server/settings.ts'
import { dayOf } from '#platform/shared/dates.ts'
import { stepOf } from '../../rules/actions.ts'
import { dueDay } from '../../rules/seats.ts'
import { move, stepFor, type Doing } from './moves.ts'
import type { Registration } from './registration.ts'

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

/** Issues the invoice over the class fee with the next number and the rate of now, and sends it. */
export async function issueInvoice(
  doing: Doing,
  registration: Registration,
  dueOn?: string,
): Promise<{ registration: Registration; invoiceId: number; number: string }> {
  const { db, now, timeZone } = doing
  // Before a number is drawn: a second invoice is a move that the states do not have.
  stepFor(doing, registration, 'sendInvoice')
  const { invoiceDueDays } = await settings(db)
  const holdEnds = registration.seatUntil ? dayOf(registration.seatUntil, timeZone) : null
  const due = dueOn ?? dueDay(dayOf(now, timeZone), registration.startsOn, holdEnds, invoiceDueDays)
  const number = await nextNumber(db, 'invoice', now)
  const line = { Text: registration.courseName, Quantity: 1, Minor: registration.feeMinor }
  const { id } = await db
    .insertInto('registration.invoice')
    .values((eb) => ({
      number,
      registration_id: registration.id,
      lines: json([line]),
      amount_minor: registration.feeMinor,
      currency: registration.currency,
      per_usd: eb.fn.coalesce(
        eb.selectFrom('lookups.currency').where('code', '=', registration.currency).select('per_usd'),
        sql<number>`1`,
      ) as never,
      issued_at: now,
      issued_by: doing.userId ?? 0,
      due_on: due,
    }))
    .returning('id')
    .executeTakeFirstOrThrow()
  const sent = await move(doing, registration, 'sendInvoice', { data: { invoiceId: id, number, dueOn: due } })
  return { registration: sent, invoiceId: id, number }
}

export async function setInvoiceState(db: Database, invoiceId: number, state: 'paid' | 'void'): Promise<void> {
  await db.updateTable('registration.invoice').set({ state }).where('id', '=', invoiceId).execute()
}

/** Somebody left without having paid: the invoice is void, nothing is owed. */
export async function voidUnpaid(system: Doing, registration: Registration): Promise<Registration> {
  if (!stepOf(registration.standing, 'voidInvoice', 'system')) return registration
  const invoice = await liveInvoice(system.db, registration.id)
  if (invoice) await setInvoiceState(system.db, invoice.id, 'void')
  return move(system, registration, 'voidInvoice', { data: { number: invoice?.number ?? '' } })
}
