import type { SettingWords } from '#platform/shared/settings/section.ts'
import type { signInSettings } from '../../contract/settings.ts'
import { ar as signin } from '../ar.ts'

export const ar = {
  sections: {
    signIn: { title: signin.screens.signInRules, about: 'من يُطلب منه رمز بعد كلمة المرور، ومتى تُقفل الشاشة.' },
  },
  settings: {
    secondFactor: {
      label: 'الخطوة الثانية عند الدخول',
      options: {
        staff: {
          label: 'للعاملين في الأكاديمية',
          help: 'المدير والمحرّر والمنسق والمدرب والمقيّم؛ ومن فعّلها بنفسه من غيرهم.',
        },
        everybody: { label: 'للجميع', help: 'وللمتدربين وجهات التدريب أيضًا.' },
        off: { label: 'لمن فعّلها بنفسه فقط', help: 'متاح في الأكاديمية التجريبية وحدها، لتجربة الحسابات بضغطة.' },
      },
    },
    lockAfterMinutes: {
      label: 'تُقفل شاشة العاملين بعد',
      help: 'دقائق دون لمس لوحة المفاتيح أو الفأرة. صفر: لا تُقفل وحدها.',
    },
    actAsNotice: {
      label: 'إخبار الشخص بعد أن يعمل مدير باسمه',
      help: 'يصله إشعار عند انتهاء العمل باسمه. ويُحفظ العمل في سجل المراجعة في كل حال.',
    },
  },
} satisfies SettingWords<typeof signInSettings>
