import type { ActWords } from '#platform/shared/record/act.ts'
import type { billingActs } from '../contract/acts.ts'
import { ar as terms } from '#platform/web/text/terms/ar.ts'

export const ar = {
  states: { sent: 'بانتظار السداد', paid: 'مسددة', void: 'ملغاة' },
  payerKinds: { trainee: terms.payingTrainee, organization: 'الجهة', other: 'غيرهما' },
  acts: {
    issueInvoice: { past: 'صدرت الفاتورة' },
    voidInvoice: { past: 'أُلغيت الفاتورة بإشعار دائن' },
    bookPayment: { past: 'سُجّل ما وصل على الفاتورة' },
    creditInvoice: {
      do: 'إصدار إشعار دائن',
      past: 'صدر إشعار دائن على الفاتورة',
    },
  } satisfies ActWords<typeof billingActs>,
  credit: {
    notes: terms.creditNotes,
    number: terms.number,
    issued: terms.issued,
    reason: terms.reason,
    notOwed: 'لم يعد مستحقًا',
    amount: terms.amount,
    amountHint: 'قبل الضريبة؛ تُضاف إليه ضريبة الفاتورة.',
    text: 'عمّا يُرَدّ',
    invoiced: 'قيمة الفاتورة',
    left: 'الباقي منها بعد الإشعارات',
    done: 'صدر الإشعار الدائن {{number}}.',
  },
  overdue: 'متأخر',
  receivedNow: 'المبلغ المستلَم',
  twins: {
    said: 'سبق أن قُدّم مثله. تحقّق قبل القبول: قد تسدّد حوالة واحدة أكثر من فاتورة.',
    by: { file: 'الملف نفسه:', swift: 'رمز السويفت نفسه:' },
  },
  refusals: {
    creditedTooMuch: 'الإشعار أكبر مما بقي من الفاتورة. صحّح مبالغه.',
    creditSettles: 'لن يبقى بعد هذا الإشعار ما يُسدَّد. ألغِ الفاتورة، أو أعفِ من باقي الرسوم، في صفحة ما صدرت عنه.',
  },
} as const
