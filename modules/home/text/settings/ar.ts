import type { SettingWords } from '#platform/shared/settings/section.ts'
import type { firstStepSettings } from '../../contract/settings.ts'
import { ar as steps } from '../steps/ar.ts'

export const ar = {
  sections: { firstSteps: { title: steps.title, about: 'ما تبدأ به أكاديمية جديدة، خطوة بعد خطوة.' } },
  settings: {
    firstStepsShown: {
      label: 'عرض الخطوات الأولى',
      help: 'تظهر في الصفحة الرئيسية للمديرين حتى تتم كلها.',
    },
  },
} satisfies SettingWords<typeof firstStepSettings>
