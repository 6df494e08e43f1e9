import type { SettingWords } from '#platform/shared/settings/section.ts'
import { ar as catalogue } from '../ar.ts'
import type { materialSettings } from '../../contract/settings.ts'

export const ar = {
  sections: { materials: { title: catalogue.screens.materials } },
  settings: {
    materialMegabytes: {
      label: 'أكبر حجم لملف أو مقطع مرئي (ميغابايت)',
      help: 'يُرفع الملف الكبير أجزاءً، ويُستأنف رفعه إذا انقطعت الشبكة.',
    },
  },
} satisfies SettingWords<typeof materialSettings>
