import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as requests } from '../ar.ts'

/** What the letters about the class of a request say alike. */
export const ar = {
  number: requests.fields.code,
  to: 'إلى:',
  course: terms.course,
  classCode: terms.classNo,
  hours: terms.numberOfHours,
  place: terms.place,
  places: requests.places,
  names: requests.sections.nominees,
  name: terms.name,
  code: terms.traineeNumber,
  comeFirst: 'موعد الجلسة الأولى {{day}}، الساعة {{time}}؛ نرجو الحضور قبلها بنصف ساعة ومع كل مشارك جواز سفره أو هويته.',
  joinFirst: 'موعد الجلسة الأولى {{day}}، الساعة {{time}}؛ نرجو الدخول إلى القاعة الافتراضية قبلها بعشر دقائق.',
} as const
