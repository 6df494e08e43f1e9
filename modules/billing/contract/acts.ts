import { acts, follows } from '#platform/shared/record/act.ts'
import * as invoices from './invoices.ts'

/** What is done to the record that an invoice is about brings the others along. */
export const billingActs = acts('billing', 'invoice', {
  issueInvoice: follows,
  voidInvoice: follows,
  bookPayment: follows,
  creditInvoice: { call: invoices.creditInvoice, asks: 'reason', grave: true },
})
