import { ar as terms } from '#platform/web/text/terms/ar.ts'

export const ar = {
  screens: {
    documents: 'الوثائق',
  },
  documents: {
    about: 'كل وثيقة تُطبع: ما تُطلب به، ولمن تُفتح.',
    title: 'الوثيقة',
    key: terms.code,
    asks: 'ما تُطلب به',
    openedBy: 'لمن تُفتح',
    everybody: 'الجميع، بلا تسجيل دخول',
    open: terms.open,
    off: 'موقوفة',
    optional: '{{what}} (اختياري)',
    fillFirst: 'املأ الحقول المطلوبة أولًا.',
    kinds: {
      id: 'رقم سجل',
      ids: 'أرقام سجلات بينها فواصل',
      day: 'يوم',
      number: 'عدد',
      amount: 'مبلغ',
      code: 'رمز',
      text: 'اسم',
    },
  },
} as const
