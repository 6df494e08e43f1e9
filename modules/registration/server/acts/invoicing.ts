import { nextNumber } from '#platform/server/content/number-series.ts'
import { settings } from '#platform/server/settings.ts'
import { seatSettings } from '../../contract/settings.ts'
import { dayOf } from '#platform/shared/values/dates.ts'
import { stepOf } from '../../rules/actions.ts'
import { dueDay } from '../../rules/seats.ts'
import { addInvoice, liveInvoice, setInvoiceState } from '../store/money/invoices.ts'
import type { Registration } from '../store/registration.ts'
import type { Doing } from './doing.ts'
import { move, stepFor } from './move.ts'

/** Issues the invoice over the class fee with the next number and the rate of now, and sends it. */
export async function issueInvoice(
  doing: Doing,
  registration: Registration,
  dueOn?: string,
): Promise<{ registration: Registration; invoiceId: number; number: string }> {
  const { db, now, timeZone } = doing
  // Before a number is drawn: a second invoice is a move that the states do not have.
  stepFor(doing, registration, 'sendInvoice')
  const { invoiceDueDays } = await settings(db, seatSettings)
  const holdEnds = registration.seatUntil ? dayOf(registration.seatUntil, timeZone) : null
  const due = dueOn ?? dueDay(dayOf(now, timeZone), registration.startsOn, holdEnds, invoiceDueDays)
  const number = await nextNumber(db, 'invoice', now)
  const invoiceId = await addInvoice(db, registration, { number, dueOn: due, issuedBy: doing.userId ?? 0, now })
  const sent = await move(doing, registration, 'sendInvoice', { data: { invoiceId, number, dueOn: due } })
  return { registration: sent, invoiceId, number }
}

/** Somebody left without having paid: the invoice is void, nothing is owed. */
export async function voidUnpaid(system: Doing, registration: Registration): Promise<Registration> {
  if (!stepOf(registration.standing, 'voidInvoice', 'system')) return registration
  const invoice = await liveInvoice(system.db, registration.id)
  if (invoice) await setInvoiceState(system.db, invoice.id, 'void')
  return move(system, registration, 'voidInvoice', { data: { number: invoice?.number ?? '' } })
}
