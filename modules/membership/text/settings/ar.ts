import { ar as terms } from '#platform/web/text/terms/ar.ts'
import type { SettingWords } from '#platform/shared/settings/section.ts'
import type { membershipSettings } from '../../contract/settings.ts'

export const ar = {
  sections: { membership: { title: terms.membershipCards } },
  settings: {
    membershipFee: { label: 'رسوم البطاقة وتجديدها', help: 'قبل الضريبة. صفر: تُؤكَّد البطاقة بلا سداد.' },
    membershipReplacementFee: { label: 'رسوم بدل بطاقة مفقودة أو تالفة' },
    membershipMonths: { label: 'مدة سريان البطاقة' },
    membershipNoticeDays: {
      label: 'التذكير قبل الانتهاء بمدة',
      help: 'من ذلك اليوم يمكن للمتدرب أن يطلب التجديد.',
    },
  },
} satisfies SettingWords<typeof membershipSettings>
