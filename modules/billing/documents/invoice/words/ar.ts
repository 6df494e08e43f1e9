import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as billingRecord } from '#modules/billing/text/record/ar.ts'
import { ar as billing } from '#modules/billing/text/ar.ts'

export const ar = {
  title: terms.invoice,
  number: 'رقم الفاتورة',
  issued: terms.issued,
  due: billingRecord.columns.dueOn,
  billTo: 'الفاتورة إلى',
  registration: 'رقم التسجيل',
  course: terms.course,
  dates: terms.dates,
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
  howToPay: 'بعد التحويل ارفع إثبات السداد أو رمز SWIFT من صفحة متابعة التسجيل.',
  trainee: terms.theTrainee,
  classCode: terms.classNo,
} as const
