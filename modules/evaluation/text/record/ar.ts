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
    passed: 'ناجح',
    percent: 'النسبة',
    reason: 'السبب',
    score: 'الدرجة',
    standing: 'ثبات النتيجة',
    version: 'الإصدار',
  },
} as const
