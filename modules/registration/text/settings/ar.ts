import type { SettingWords } from '#platform/shared/settings/section.ts'
import type { keepingSettings, seatSettings, visaSettings } from '../../contract/settings.ts'
import { ar as terms } from '#platform/web/text/terms/ar.ts'

export const ar = {
  sections: {
    seats: { title: terms.seats },
    visas: { title: 'الجوازات والتأشيرات' },
    keeping: { title: 'حفظ صور الجوازات' },
  },
  settings: {
    seatHoldDays: { label: 'مدة حجز المقعد قبل السداد', help: 'بعدها يُعرض المقعد على غيره.' },
    seatOfferHours: { label: 'مدة عرض المقعد على أول المنتظرين' },
    homeCountry: { label: 'بلد الأكاديمية', help: 'مواطنوه لا يحتاجون إلى تأشيرة.' },
    passportMonths: { label: 'مدة صلاحية الجواز بعد انتهاء الشعبة' },
    passportFileDays: {
      label: 'مدة الاحتفاظ بصور الجوازات والتأشيرات',
      help: 'تُحسب من انتهاء آخر شعبة احتاجت إليها. صفر: لا تُحذف.',
    },
  },
} satisfies SettingWords<typeof keepingSettings | typeof seatSettings | typeof visaSettings>
