export const ar = {
  region: 'إعلانات الأكاديمية',
  open: 'التفاصيل',
  until: 'ينتهي في {{day}}',
  close: 'إغلاق الإعلان: {{title}}',
  closeAll: 'إغلاق الكل',
  more_zero: 'لا إعلانات أخرى',
  more_one: 'إعلان آخر',
  more_two: 'إعلانان آخران',
  more_few: '{{count}} إعلانات أخرى',
  more_many: '{{count}} إعلانًا آخر',
  more_other: '{{count}} إعلان آخر',
}
