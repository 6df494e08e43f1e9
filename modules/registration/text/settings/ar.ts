import type { SettingWords } from '#platform/shared/settings/section.ts'
import type { keepingSettings, seatSettings, visaSettings } from '../../contract/settings.ts'
import { ar as lookups } from '#modules/lookups/text/ar.ts'
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
    visaDefault: {
      label: 'تأشيرة من لم تُحدَّد لجنسيته قاعدة',
      help: 'لكل جنسية قاعدتها في قائمة الجنسيات.',
      options: {
        notRequired: { label: lookups.visas.notRequired },
        onArrival: { label: lookups.visas.onArrival },
        required: { label: lookups.visas.required },
        toCheck: { label: 'ينظر فيها المنسق' },
      },
    },
    visaNotice: {
      label: 'تنبيه لمن تلزمه تأشيرة',
      help: 'يقرؤه المتدرب قبل إرسال التسجيل. إن تُرك فارغًا ظهر نص البرنامج.',
    },
    visaOnArrivalNotice: { label: 'تنبيه لمن يأخذ تأشيرته عند الوصول' },
    visaLateDays: { label: 'التأشيرة متأخرة إن لم تُحسم قبل بدء الشعبة بمدة', help: 'ومن بقي له ضعفها فموعده قريب.' },
    passportFileDays: {
      label: 'مدة الاحتفاظ بصور الجوازات والتأشيرات',
      help: 'تُحسب من انتهاء آخر شعبة احتاجت إليها. صفر: لا تُحذف.',
    },
  },
} satisfies SettingWords<typeof keepingSettings | typeof seatSettings | typeof visaSettings>
