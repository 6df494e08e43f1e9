import type { SettingWords } from '#platform/shared/settings/section.ts'
import type { reportSettings } from '../../contract/settings.ts'
import { ar as reports } from '../ar.ts'

export const ar = {
  sections: { reports: { title: reports.screens.reports } },
  settings: {
    reportRunDays: {
      label: 'حفظ نتائج التقارير',
      help: 'كم يومًا تبقى نتيجة التقرير الذي أُعدّ في الخلفية.',
    },
  },
} satisfies SettingWords<typeof reportSettings>
