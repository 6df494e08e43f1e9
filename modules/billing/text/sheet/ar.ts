import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as record } from '../record/ar.ts'
import { ar as billing } from '../ar.ts'

/** What every printed invoice says, whatever it is about. */
export const ar = {
  number: 'رقم الفاتورة',
  issued: terms.issued,
  due: record.columns.dueOn,
  billTo: 'الفاتورة إلى',
  item: 'البيان',
  quantity: terms.quantity,
  amount: terms.amount,
  net: 'المجموع قبل الضريبة',
  tax: 'الضريبة ({{percent}}٪)',
  credited: terms.creditNotes,
  bank: 'بيانات التحويل',
  total: 'الإجمالي',
  inWords: 'المبلغ كتابةً:',
  only: 'فقط {{amount}} لا غير',
  received: 'المسدد',
  owed: 'المتبقي',
  rate: 'سعر الصرف وقت الإصدار: 1 {{base}} = {{rate}} {{currency}}',
  states: { sent: billing.states.sent, paid: billing.states.paid, void: billing.states.void },
} as const
