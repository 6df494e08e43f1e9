import type { Handler } from '#platform/server/handler.ts'
import { dayOf } from '#platform/shared/values/dates.ts'
import { invalidInput, notFound, refuse } from '#platform/shared/refusal.ts'
import { registrationCalls as calls } from '../../contract/calls.ts'
import { issueInvoice } from '../acts/invoicing.ts'
import { doingOf, moved, perform, take } from '../acts/perform.ts'
import { inOrderOfSubmission } from '../store/bulk.ts'
import { liveInvoice, setInvoiceState } from '../store/money/invoices.ts'
import { lockRegistration } from '../acts/reached.ts'

export const sendInvoice: Handler<typeof calls.sendInvoice> = async (asked) => {
  const doing = await doingOf(asked)
  const found = await take(asked, doing, asked.body, 'sendInvoice')
  const { DueDate } = asked.body
  const wrong =
    DueDate && (DueDate < dayOf(asked.now, doing.timeZone) ? 'tooSmall' : DueDate > found.startsOn && 'tooLarge')
  if (wrong) refuse(invalidInput, {}, [{ path: 'DueDate', code: wrong }])
  const { registration, invoiceId, number } = await issueInvoice(doing, found, DueDate)
  return { ...moved(registration), InvoiceID: invoiceId, Number: number }
}

export const sendInvoices: Handler<typeof calls.sendInvoices> = async (asked) => {
  const doing = await doingOf(asked)
  const rows = await inOrderOfSubmission(asked.db, asked.actor, asked.body.IDs)
  if (rows.length !== new Set(asked.body.IDs).size) refuse(notFound)
  for (const id of rows.map((row) => row.id).sort((a, b) => a - b)) {
    await issueInvoice(doing, await lockRegistration(asked.db, asked.actor, id, doing))
  }
  return { Sent: rows.length }
}

export const voidInvoice: Handler<typeof calls.voidInvoice> = async (asked) => {
  const invoice = await liveInvoice(asked.db, asked.body.ID)
  const answer = await perform(asked, asked.body, 'voidInvoice', {
    reason: asked.body.Reason,
    data: { number: invoice?.number ?? '' },
  })
  if (invoice) await setInvoiceState(asked.db, invoice.id, 'void')
  return answer
}

export const waiveFee: Handler<typeof calls.waiveFee> = async (asked) => {
  const invoice = await liveInvoice(asked.db, asked.body.ID)
  const answer = await perform(asked, asked.body, 'waiveFee', { reason: asked.body.Reason })
  if (invoice && invoice.receivedMinor === 0) await setInvoiceState(asked.db, invoice.id, 'void')
  return answer
}
