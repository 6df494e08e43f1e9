import { ar as terms } from '#platform/web/text/terms/ar.ts'

export const ar = {
  theme: 'المظهر',
  themes: { default: 'فاتح', 'semi-dark': 'شبه داكن', dark: 'داكن' },
  color: 'لون القائمة الجانبية',
  colors: { ink: 'حبري', slate: 'رمادي مزرق', navy: 'كحلي', forest: 'أخضر داكن', plum: 'برقوقي', wine: 'خمري' },
  fontSize: 'حجم الخط',
  fontSizes: { small: 'صغير', medium: 'متوسط', large: 'كبير', larger: 'أكبر' },
  speech: 'قراءة النص عند المرور عليه',
  speechHint: 'ينطق المتصفح نص ما تحت المؤشر.',
  saved: 'تُحفظ الإعدادات في حسابك وتجدها على كل جهاز.',
  savedHere: 'تُحفظ الإعدادات على هذا الجهاز.',
  reset: 'استعادة الإعدادات الأصلية',
  digits: terms.digitsInArabic,
  digitKinds: { academy: 'كالأكاديمية', arab: 'مشرقية', latn: 'لاتينية' },
  digitsHint: 'لما تراه في الصفحات. أما الرسائل والمستندات فبأرقام الأكاديمية.',
}
