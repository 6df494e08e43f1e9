import type { SettingWords } from '#platform/shared/settings/section.ts'
import type { chatSettings } from '../../contract/settings.ts'

export const ar = {
  sections: { chat: { title: 'محادثات الشعب' } },
  settings: {
    chatDaysAfterEnd: {
      label: 'تبقى محادثات الشعبة مفتوحة بعد انتهائها',
      help: 'ثم تُقرأ ولا يُكتب فيها.',
    },
    chatDeleteMinutes: { label: 'مهلة حذف الرسالة', help: 'صفر: لا يحذف أحد رسالته.' },
    chatQuietFrom: {
      label: 'بداية ساعات الهدوء',
      help: 'ساعة من اليوم بين ٠ و٢٣. لا تصل فيها إشعارات الرسائل، وتصل بعد انتهائها.',
    },
    chatQuietTo: { label: 'نهاية ساعات الهدوء', help: 'ساعة من اليوم؛ إن ساوت البداية فلا هدوء.' },
  },
} satisfies SettingWords<typeof chatSettings>
