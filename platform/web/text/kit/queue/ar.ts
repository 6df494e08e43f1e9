import { ar as terms } from '#platform/web/text/terms/ar.ts'

const previous = 'السجل السابق'
const next = 'السجل التالي'

export const ar = {
  back: 'العودة إلى القائمة',
  walk: 'التنقل بين السجلات',
  previous,
  next,
  position: '{{at}} من {{total}}',
  openPage: 'فتح صفحته',
  done: '{{action}}: {{name}}',
  keys: 'مفاتيح هذه القائمة',
  keysHint: 'لا تعمل أثناء الكتابة في حقل. وتنقل الأسهم بين السجلات عندما يكون التركيز على القائمة.',
  keysOn: terms.singleKeysOn,
  key: {
    next,
    previous,
    step: 'الخطوة التالية: الزر الرئيسي',
    select: 'تحديد السجل أو إلغاء تحديده',
    undo: 'التراجع ما دام معروضًا',
    help: 'عرض هذه المفاتيح',
  },
}
