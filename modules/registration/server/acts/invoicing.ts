import {
  askNoMore,
  creditRest,
  issueInvoice,
  liveInvoice,
  voidInvoice,
  type Invoice,
  type Payer,
} from '#modules/billing/server/public.ts'
import { heldOf, owedOf } from '#modules/billing/rules/totals.ts'
import { settings } from '#platform/server/settings.ts'
import { invoiceSettings } from '#modules/billing/contract/settings.ts'
import { addDays, dayOf } from '#platform/shared/values/dates.ts'
import { stepOf } from '../../rules/actions.ts'
import { dueDay } from '../../rules/seats.ts'
import type { Registration } from '../store/registration.ts'
import type { Doing } from './doing.ts'
import { invoiceLines } from './invoice-lines.ts'
import { move, stepFor } from './move.ts'

/** The invoice about a registration that is not void, locked; the registration must be locked before it. */
export const invoiceOn = (doing: Doing, registration: Registration): Promise<Invoice | undefined> =>
  liveInvoice(doing.db, { kind: 'registration', id: registration.id })

/** The organization, once it has agreed. */
const payerOf = ({ organizationId, traineeId, standing }: Registration): Payer =>
  organizationId !== null && !standing.sponsorPending ? { organizationId } : { traineeId }

/** Issues the invoice over the class fee, the room and paid extras, with the next number and the prices and rates of now. */
export async function issueFor(
  doing: Doing,
  registration: Registration,
  { dueOn, withStay }: { dueOn?: string | undefined; withStay?: boolean | undefined } = {},
): Promise<{ id: number; number: string; due: string }> {
  const { db, now, timeZone } = doing
  const { invoiceDueDays } = await settings(db, invoiceSettings)
  const holdEnds = registration.seatUntil ? dayOf(registration.seatUntil, timeZone) : null
  const due = dueOn ?? dueDay(dayOf(now, timeZone), registration.startsOn, holdEnds, invoiceDueDays)
  const { id, number } = await issueInvoice(doing, {
    about: { kind: 'registration', id: registration.id, code: registration.code },
    payer: payerOf(registration),
    currency: registration.currency,
    lines: (await invoiceLines(db, registration.id, registration, withStay)).lines,
    dueOn: due,
  })
  return { id, number, due }
}

/** Issues the invoice and sends it. */
export async function sendInvoiceOf(
  doing: Doing,
  registration: Registration,
  asked: { dueOn?: string | undefined; withStay?: boolean | undefined } = {},
): Promise<{ registration: Registration; invoiceId: number; number: string }> {
  // Before a number is drawn: a second invoice is a move that the states do not have.
  stepFor(doing, registration, 'sendInvoice')
  const { id, number, due } = await issueFor(doing, registration, asked)
  const sent = await move(doing, registration, 'sendInvoice', { data: { invoiceId: id, number, dueOn: due } })
  return { registration: sent, invoiceId: id, number }
}

/**
 * What an organization pays later is asked for once the place is confirmed: due as any invoice, whenever the class begins.
 * Nothing where it was invoiced before.
 */
export async function invoiceOnAccount(system: Doing, registration: Registration): Promise<void> {
  const { standing, feeMinor } = registration
  if (standing.money !== 'creditApproved' || feeMinor === 0 || (await invoiceOn(system, registration))) return
  const { invoiceDueDays } = await settings(system.db, invoiceSettings)
  await issueFor(system, registration, { dueOn: addDays(dayOf(system.now, system.timeZone), invoiceDueDays) })
}

/**
 * Somebody left: what nobody paid is not asked for any more. Where a part was paid, it is left to be paid back; else the
 * invoice is void. A proof that waits is decided first, and meanwhile nobody owes it (decision 263). An organization that may
 * pay later owes what it agreed to, unless the academy cannot keep the place: `isSystems`, the class is cancelled or a hold ran
 * out (decision 242).
 */
export async function endUnpaid(
  system: Doing,
  registration: Registration,
  { isSystems }: { readonly isSystems: boolean },
): Promise<Registration> {
  const { standing } = registration
  const voids = stepOf(standing, 'voidInvoice', 'system') !== null
  const endsAccount = isSystems && standing.money === 'creditApproved'
  if (standing.money === 'proofUploaded' || (endsAccount && standing.proofWaits)) {
    const waiting = await invoiceOn(system, registration)
    if (waiting) await askNoMore(system.db, waiting.id, system.now)
    return registration
  }
  const keeps = standing.money === 'waived' || standing.money === 'partial' || endsAccount
  if (!voids && !keeps) return registration
  const invoice = await invoiceOn(system, registration)
  if (invoice && heldOf(invoice) > 0) {
    await creditRest(system, invoice, '')
    return standing.money === 'partial'
      ? registration
      : move(system, registration, 'keepPart', { data: { number: invoice.number } })
  }
  if (endsAccount && invoice && owedOf(invoice) > 0) await voidInvoice(system, invoice, '')
  if (!voids) return registration
  if (invoice) await voidInvoice(system, invoice, '')
  return move(system, registration, 'voidInvoice', { data: { number: invoice?.number ?? '' } })
}
