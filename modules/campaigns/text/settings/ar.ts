import type { SettingWords } from '#platform/shared/settings/section.ts'
import { ar as terms } from '#platform/web/text/terms/ar.ts'
import type { advertisementSettings } from '../../contract/settings.ts'

export const ar = {
  sections: { advertisements: { title: terms.advertisementsByMail } },
  settings: {
    advertisementsGoOut: {
      label: 'إرسال الرسائل الإعلانية',
      help: 'إن أوقفته وقفت الحملات كلها فورًا، وانتظر ما لم يُرسل منها حتى تعيده. رسائل التسجيل والحساب لا تتأثر.',
    },
  },
} satisfies SettingWords<typeof advertisementSettings>
