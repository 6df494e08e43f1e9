import { ar as terms } from '#platform/web/text/terms/ar.ts'
export const ar = {
  /* The invoice's columns, as the audit shows them before and after. */
  columns: {
    state: 'حالة الفاتورة',
    amount: 'المبلغ مع الضريبة',
    tax: terms.tax,
    taxPercent: 'نسبة الضريبة',
    dueOn: 'آخر موعد للسداد',
    payerKind: 'من يسدد',
    received: 'ما وصل',
    credited: 'ما رُدّ بإشعارات دائنة',
  },
} as const
