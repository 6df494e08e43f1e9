import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as billingRecord } from '#modules/billing/text/record/en.ts'
import { en as billing } from '#modules/billing/text/en.ts'

export const en: Words<typeof ar> = {
  title: terms.invoice,
  number: 'Invoice no.',
  issued: terms.issued,
  due: billingRecord.columns.dueOn,
  billTo: 'Bill to',
  registration: 'Registration no.',
  course: terms.course,
  dates: terms.dates,
  item: 'Item',
  quantity: terms.quantity,
  amount: terms.amount,
  net: 'Before tax',
  tax: 'Tax ({{percent}}%)',
  credited: terms.creditNotes,
  bank: 'Pay to',
  total: 'Total',
  inWords: 'Amount in words:',
  only: '{{amount}} only',
  received: 'Received',
  owed: 'Balance',
  rate: 'Rate at issue: 1 {{base}} = {{rate}} {{currency}}',
  states: { sent: billing.states.sent, paid: billing.states.paid, void: billing.states.void },
  howToPay: 'After the transfer, upload the proof of payment or its SWIFT code on your registration’s page.',
  trainee: terms.theTrainee,
  classCode: terms.classNo,
}
