import type { SettingWords } from '#platform/shared/settings/section.ts'
import type { signupSettings, termsSettings } from '../../contract/settings.ts'

export const ar = {
  sections: {
    terms: { title: 'شروط التسجيل', about: 'يقبلها كل من يفتح حسابًا لنفسه.' },
    signup: { title: 'فتح الحسابات' },
  },
  settings: {
    registrationTerms: { label: 'نص الشروط', help: 'السطر الذي يبدأ بـ # عنوان، والسطر الفارغ يبدأ فقرة.' },
    signupsPerHour: {
      label: 'أقصى عدد من الحسابات في الساعة من شبكة واحدة',
      help: 'ارفعه إذا كان متدربون كثيرون يسجلون من مكان واحد.',
    },
  },
} satisfies SettingWords<typeof signupSettings | typeof termsSettings>
