import type { SettingWords } from '#platform/shared/settings/section.ts'
import type {
  academySettings,
  documentSettings,
  maintenanceSettings,
  signatorySettings,
  zoneSettings,
} from '#platform/shared/settings/own-sections.ts'
import { ar as terms } from '#platform/web/text/terms/ar.ts'

export const ar = {
  sections: {
    academy: { title: 'الأكاديمية', about: 'ما يُكتب على الرسائل والمستندات.' },
    signatories: { title: 'من يوقّع', about: 'من لا اسم له هنا يوقّع بخط اليد.' },
    documents: { title: terms.printedDocuments },
    zone: { title: 'التوقيت', about: 'تُحسب به الأيام والمواعيد كلها، فلا يتغير بعد بدء العمل.' },
    maintenance: { title: terms.maintenance, about: 'تمنع الدخول مؤقتًا إلا على المديرين.' },
  },
  settings: {
    academyName: { label: 'اسم الأكاديمية' },
    academyAddress: { label: 'عنوان الأكاديمية' },
    academyEmail: { label: 'بريد الأكاديمية', help: 'يراسلك عليه من يحتاج إلى صلاحية أو مساعدة.' },
    academyPhone: { label: 'هاتف الأكاديمية' },
    arabicDigits: {
      label: terms.digitsInArabic,
      help: 'في الصفحات والرسائل والمستندات. ولكل شخص أن يختار غيرها لما يراه في الصفحات.',
      options: { arab: { label: 'الأرقام العربية المشرقية' }, latn: { label: 'الأرقام اللاتينية' } },
    },
    directorTitle: { label: 'لقب المدير' },
    directorName: { label: 'اسم المدير' },
    registrarTitle: { label: 'لقب مسؤول التسجيل' },
    registrarName: { label: 'اسم مسؤول التسجيل' },
    reportTicketMinutes: { label: 'مدة صلاحية مفتاح المستند', help: 'المفتاح يفتح المستند في نافذة الطباعة وحدها.' },
    documentLetterDays: { label: 'مدة صلاحية رابط المستند في الرسائل' },
    timeZone: {
      label: 'المنطقة الزمنية',
      help: 'تُغيَّر حتى أول بند في الخطة أو شعبة أو اختبار أو اجتماع أو فعالية أو طلب دورة.',
    },
    maintenance: { label: 'حالة الصيانة' },
  },
} satisfies SettingWords<
  | typeof academySettings
  | typeof documentSettings
  | typeof maintenanceSettings
  | typeof signatorySettings
  | typeof zoneSettings
>
