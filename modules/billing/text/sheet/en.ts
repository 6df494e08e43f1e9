import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as record } from '../record/en.ts'
import { en as billing } from '../en.ts'

export const en: Words<typeof ar> = {
  number: 'Invoice no.',
  issued: terms.issued,
  due: record.columns.dueOn,
  billTo: 'Bill to',
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
}
