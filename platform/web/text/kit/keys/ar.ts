import { ar as terms } from '#platform/web/text/terms/ar.ts'

export const ar = {
  title: 'لوحة المفاتيح',
  palette: 'البحث السريع في كل شيء',
  list: 'البحث في القائمة المعروضة',
  hint: 'لا تعمل المفاتيح المفردة أثناء الكتابة في حقل.',
  off: 'من يستخدم الإملاء الصوتي قد يحسن به إيقافها.',
  on: terms.singleKeysOn,
}
