import type { SettingWords } from '#platform/shared/settings/section.ts'
import type { proposalSettings } from '../../contract/settings.ts'

export const ar = {
  sections: { proposals: { title: 'العروض' } },
  settings: {
    proposalDays: { label: 'مدة سريان العرض', help: 'ما لم يقل العرض غير ذلك.' },
    proposalLinkDays: { label: 'مدة فتح رابط العرض' },
    largestDiscount: { label: 'أكبر خصم بلا موافقة المدير' },
  },
} satisfies SettingWords<typeof proposalSettings>
