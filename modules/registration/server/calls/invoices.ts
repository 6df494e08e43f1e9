import { invoiceSettings } from '#modules/billing/contract/settings.ts'
import { heldOf, totalsOf } from '#modules/billing/rules/totals.ts'
import { creditRest, voidInvoice as voidWhole } from '#modules/billing/server/public.ts'
import type { Asked, Handler } from '#platform/server/handler.ts'
import { settings } from '#platform/server/settings.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { dayOf } from '#platform/shared/values/dates.ts'
import { invalidInput, notFound, refuse } from '#platform/shared/refusal.ts'
import { registrationCalls as calls } from '../../contract/calls.ts'
import { partlyPaid } from '../../contract/refusals.ts'
import { requireNotTaken } from '../acts/assignee.ts'
import { invoiceLines } from '../acts/invoice-lines.ts'
import { invoiceOn, sendInvoiceOf } from '../acts/invoicing.ts'
import { move } from '../acts/move.ts'
import { doingOf, follow, moved, take } from '../acts/perform.ts'
import { inOrderOfSubmission } from '../store/bulk.ts'
import { registrationSeen } from '../store/registration.ts'
import { lockRegistration } from '../acts/reached.ts'

export const sendInvoice: Handler<typeof calls.sendInvoice> = async (asked) => {
  const doing = await doingOf(asked)
  const found = await take(asked, doing, asked.body, 'sendInvoice')
  const { DueDate } = asked.body
  const wrong =
    DueDate && (DueDate < dayOf(asked.now, doing.timeZone) ? 'tooSmall' : DueDate > found.startsOn && 'tooLarge')
  if (wrong) refuse(invalidInput, {}, [{ path: 'DueDate', code: wrong }])
  const { registration, invoiceId, number } = await sendInvoiceOf(doing, found, {
    dueOn: DueDate,
    withStay: asked.body.WithStay,
  })
  return { ...moved(registration), InvoiceID: invoiceId, Number: number }
}

/** As it would be issued now. */
export const previewInvoice: Handler<typeof calls.previewInvoice> = async (asked) => {
  const { db, actor, query } = asked
  const { timeZone } = await settings(db, zoneSettings)
  const found = (await registrationSeen(db, actor, query.ID, { now: asked.now, timeZone })) ?? refuse(notFound)
  const { taxPercent } = await settings(db, invoiceSettings)
  const { lines, left } = await invoiceLines(db, found.id, found)
  const totals = totalsOf(lines, taxPercent)
  const money = (Minor: number) => ({ Minor, Currency: found.currency })
  return {
    Lines: lines.map((line, at) => ({
      Text: line.text,
      Quantity: line.quantity,
      Unit: money(line.unitMinor),
      Amount: money(totals.lines[at]!.amountMinor),
    })),
    Tax: money(totals.taxMinor),
    Amount: money(totals.amountMinor),
    StayLeftOut: left,
  }
}

export const sendInvoices: Handler<typeof calls.sendInvoices> = async (asked) => {
  const doing = await doingOf(asked)
  const rows = await inOrderOfSubmission(asked.db, asked.actor, asked.body.IDs)
  if (rows.length !== new Set(asked.body.IDs).size) refuse(notFound)
  for (const id of rows.map((row) => row.id).sort((a, b) => a - b)) {
    const found = await lockRegistration(asked.db, asked.actor, id, doing)
    await requireNotTaken(asked, id)
    await sendInvoiceOf(doing, found)
  }
  return { Sent: rows.length }
}

type Reasoned = Asked<{ body: { ID: number; Version: number; Reason: string } }>

/** Moves the money of a registration, and takes its invoice back where it is no longer asked for. */
async function endInvoice(asked: Reasoned, action: 'voidInvoice' | 'waiveFee') {
  const doing = await doingOf(asked)
  const found = await take(asked, doing, asked.body, action)
  const invoice = await invoiceOn(doing, found)
  const reason = asked.body.Reason
  const held = invoice ? heldOf(invoice) : 0
  // What came in would hang on nothing: a credit note corrects what was asked for, or the rest is waived.
  if (invoice && held > 0 && action === 'voidInvoice') refuse(partlyPaid, { held, currency: invoice.currency })
  const data = action === 'voidInvoice' ? { number: invoice?.number ?? '' } : {}
  const ended = await move(doing, found, action, { reason, data })
  if (invoice) await (held > 0 ? creditRest : voidWhole)(doing, invoice, reason)
  return moved(await follow(doing, ended, action))
}

export const voidInvoice: Handler<typeof calls.voidInvoice> = (asked) => endInvoice(asked, 'voidInvoice')
export const waiveFee: Handler<typeof calls.waiveFee> = (asked) => endInvoice(asked, 'waiveFee')

/** What was paid has been paid back: a credit note takes back the invoice that it was paid on. */
export const refund: Handler<typeof calls.refund> = async (asked) => {
  const doing = await doingOf(asked)
  const found = await take(asked, doing, asked.body, 'refund')
  const invoice = await invoiceOn(doing, found)
  const reason = asked.body.Reason
  const refunded = await move(doing, found, 'refund', { reason })
  if (invoice) await voidWhole(doing, invoice, reason)
  return moved(await follow(doing, refunded, 'refund'))
}
