import type { SettingWords } from '#platform/shared/settings/section.ts'
import type { noticeSettings } from '../../contract/settings.ts'

export const ar = {
  sections: { notices: { title: 'الرسالة اليومية' } },
  settings: {
    dailyMailHour: {
      label: 'ساعة إرسالها (من ٠ إلى ٢٣)',
      help: 'بتوقيت الأكاديمية. تصل إلى من اختارها بدل رسالة لكل إشعار، وفي الأيام التي فيها جديد فقط.',
    },
  },
} satisfies SettingWords<typeof noticeSettings>
