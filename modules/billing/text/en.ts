import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'

export const en: Words<typeof ar> = {
  states: { sent: 'Awaiting payment', paid: 'Paid', void: 'Void' },
  payerKinds: { trainee: terms.payingTrainee, organization: 'An organization', other: 'Somebody else' },
  acts: {
    issueInvoice: { past: 'Invoice issued' },
    voidInvoice: { past: 'Invoice voided by a credit note' },
    bookPayment: { past: 'Payment booked on the invoice' },
    creditInvoice: { do: 'Issue a credit note', past: 'Credit note issued on the invoice' },
  },
  credit: {
    notes: terms.creditNotes,
    number: terms.number,
    issued: terms.issued,
    reason: terms.reason,
    notOwed: 'No longer owed',
    amount: terms.amount,
    amountHint: 'Before tax; the tax of the invoice is added.',
    text: 'What is taken back',
    invoiced: 'Invoice amount',
    left: 'Left after credit notes',
    done: 'Credit note {{number}} is issued.',
  },
  overdue: 'Overdue',
  receivedNow: 'Amount received',
  twins: {
    said: 'The same was handed in before. Check before you accept: one transfer may pay several invoices.',
    by: { file: 'The same file:', swift: 'The same SWIFT code:' },
  },
  refusals: {
    creditedTooMuch: 'The credit note is more than is left of the invoice. Correct its amounts.',
    creditSettles:
      'After this credit note nothing would be left to pay. Void the invoice, or waive the rest of the fee, on the page of what it is about.',
  },
}
