import type { SettingWords } from '#platform/shared/settings/section.ts'
import type { guestSettings } from '../../contract/settings.ts'

export const ar = {
  sections: { guests: { title: 'حفظ بيانات المشاركين في الفعاليات' } },
  settings: {
    guestMonths: {
      label: 'مدة الاحتفاظ ببيانات المشاركين',
      help: 'تُحسب من آخر يوم للفعالية، ثم يُمحى الاسم والبريد والجوال وجهة العمل والرسائل، وتبقى الأعداد. صفر: لا تُمحى.',
    },
  },
} satisfies SettingWords<typeof guestSettings>
