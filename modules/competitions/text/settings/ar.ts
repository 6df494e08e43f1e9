import { ar as terms } from '#platform/web/text/terms/ar.ts'
import type { SettingWords } from '#platform/shared/settings/section.ts'
import type { competitionSettings } from '../../contract/settings.ts'

export const ar = {
  sections: { competitions: { title: terms.competitions } },
  settings: {
    competitionFee: {
      label: 'رسوم الاشتراك في مسابقة',
      help: 'تحسب لكل مسابقة لا تحدد رسومًا خاصة. قبل الضريبة؛ صفر: بلا رسوم.',
    },
  },
} satisfies SettingWords<typeof competitionSettings>
