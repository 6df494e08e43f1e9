import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { templateActWords as templateActWordsWords } from '#modules/requests/text/acts/ar.ts'

/** What is done to the texts of certificates and to the key that signs them. */
export const templateActWords = {
  changeCertificateTemplate: { do: terms.save, past: 'تغيّر نص شهادة' },
  restoreCertificateTemplate: {
    do: terms.originalText,
    ask: templateActWordsWords.restoreProposalTemplate.ask,
    past: 'أُعيد النص الأصلي لشهادة',
  },
  changeSigningKey: {
    do: 'مفتاح جديد',
    ask: 'يوقّع المفتاح الجديد الشهادات من الآن. ما وقّعه السابق يبقى صحيحًا ويُتحقق منه به. أتغيّره؟',
    past: 'تغيّر مفتاح توقيع الشهادات',
  },
} as const
