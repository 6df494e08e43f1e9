import type { SettingWords } from '#platform/shared/settings/section.ts'
import type { integrationSettings } from '../../contract/settings.ts'

export const ar = {
  sections: {
    integrations: {
      title: 'الأنظمة المتصلة',
    },
  },
  settings: {
    apiTokenDays: {
      label: 'أطول مدة لرمز الوصول',
    },
    webhookFailingDays: {
      label: 'توقّف الإبلاغ بعد فشل يدوم',
      help: 'ويُخبَر مديرو النظام.',
    },
    webhookLogDays: {
      label: 'مدة حفظ سجل الإبلاغ',
    },
  },
} satisfies SettingWords<typeof integrationSettings>
