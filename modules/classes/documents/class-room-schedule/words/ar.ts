import { ar as terms } from '#platform/web/text/terms/ar.ts'

export const ar = {
  title: 'جدول القاعات',
  none: 'لا جلسات في القاعات في هذه المدة.',
  more: 'الجلسات أكثر مما يُطبع هنا. اختر مدة أقصر لتظهر كلها.',
  day: terms.day,
  time: terms.time,
  classNumber: terms.classNumber,
  course: terms.course,
  session: terms.session,
  instructors: terms.instructors,
  seats: terms.seats,
} as const
