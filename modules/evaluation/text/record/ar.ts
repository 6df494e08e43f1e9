import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as evaluation } from '../ar.ts'

export const ar = {
  /* The words of rights where no button's word alone says of what. */
  rights: {
    publishFinalResults: 'نشر النتائج النهائية',
    withdrawResultChange: 'سحب طلب تغيير نتائج',
    decideResultChange: 'البتّ في تغيير نتائج منشورة',
  },
  /* Before and after, as the audit shows them. */
  columns: {
    bandId: 'رقم التقدير',
    passed: evaluation.outcomes.passed,
    percent: terms.percent,
    reason: terms.reason,
    score: terms.degree,
    standing: 'ثبات النتيجة',
    version: terms.version,
  },
} as const
