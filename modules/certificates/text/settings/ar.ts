import { ar as terms } from '#platform/web/text/terms/ar.ts'
import type { SettingWords } from '#platform/shared/settings/section.ts'
import type { certificateSettings } from '../../contract/settings.ts'

export const ar = {
  sections: { certificates: { title: terms.certificates } },
  settings: {
    certificateAfterFees: {
      label: 'لا تصدر قبل سداد الرسوم',
      help: 'تنتظر شهادة المتدرب حتى تُسدد رسومه أو يُعفى منها.',
    },
    certificateAfterFeedback: {
      label: 'لا تصدر قبل تقييم الدورة',
      help: 'يسري حيث طُلب تقييم الدورة من المتدرب.',
    },
  },
} satisfies SettingWords<typeof certificateSettings>
