import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const en: Words<typeof ar> = {
  title: 'Invoice',
  number: 'Invoice no.',
  issued: 'Issued',
  due: 'Due',
  billTo: 'Bill to',
  registration: 'Registration no.',
  course: 'Course',
  dates: 'Dates',
  item: 'Item',
  quantity: 'Quantity',
  amount: 'Amount',
  net: 'Before tax',
  tax: 'Tax ({{percent}}%)',
  credited: 'Credit notes',
  bank: 'Pay to',
  total: 'Total',
  received: 'Received',
  owed: 'Balance',
  rate: 'Rate at issue: 1 {{base}} = {{rate}} {{currency}}',
  states: { sent: 'Awaiting payment', paid: 'Paid', void: 'Void' },
  howToPay: 'After the transfer, upload the proof of payment or its SWIFT code on your registration’s page.',
  trainee: 'Trainee',
  classCode: 'Class no.',
}
