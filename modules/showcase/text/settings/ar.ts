import type { SettingWords } from '#platform/shared/settings/section.ts'
import type { faceSettings } from '../../contract/settings.ts'
import { ar as showcase } from '../ar.ts'

export const ar = {
  sections: { face: { title: showcase.screens.catalogue } },
  settings: {
    openCatalogue: {
      label: 'الدليل مفتوح للجميع',
      help: 'يقرأ الزائر الدورات المعلنة والشعب المفتوحة للتسجيل بلا حساب، وتجدها محركات البحث. إن أُغلق طُلب الدخول قبل قراءتها.',
    },
  },
} satisfies SettingWords<typeof faceSettings>
