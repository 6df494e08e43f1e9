import { ar as terms } from '#platform/web/text/terms/ar.ts'

/** What is done to the templates of proposals. */
export const templateActWords = {
  addProposalTemplate: { do: 'إضافة قالب عرض', past: 'أُضيف قالب عرض' },
  changeProposalTemplate: { do: terms.save, past: 'تغيّر قالب عرض' },
  makeDefaultProposalTemplate: { do: 'جعله الافتراضي', past: 'صار قالب عرض هو الافتراضي' },
  endDefaultProposalTemplate: { past: 'لم يعد قالب عرض هو الافتراضي' },
  restoreProposalTemplate: {
    do: terms.originalText,
    ask: 'يعود النص الأصلي بدل نص الأكاديمية، ويبقى نصها في قائمة الإصدارات. أنعيده؟',
    past: 'أُعيد النص الأصلي لقالب عرض',
  },
  testProposalTemplate: {
    do: 'أرسل هذا النص إلى بريدي',
    done: 'النص في طريقه إلى بريدك.',
    past: 'أُرسل قالب عرض للتجربة',
  },
  deleteProposalTemplate: { do: terms.remove, ask: 'يُحذف القالب نهائيًا. أنحذفه؟', past: 'حُذف قالب عرض' },
} as const
