import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as registration } from '../../../text/ar.ts'

export const ar = {
  title: 'خطاب تأكيد المكان',
  number: registration.fields.code,
  dear: 'إلى: {{name}}',
  confirms: 'يسرنا أن نؤكد مكانكم في دورة «{{course}}» التي تُعقد في الفترة {{dates}}.',
  trainee: terms.theTrainee,
  traineeCode: registration.fields.traineeCode,
  class: terms.classNo,
  hours: registration.fields.hours,
  place: terms.place,
  places: registration.places,
  hotel: registration.fields.hotel,
  roomType: registration.fields.roomType,
  flight: registration.fields.flight,
  comeFirst: 'نرجو الحضور يوم {{day}} قبل الساعة {{time}} بنصف ساعة.',
  joinFirst: 'نرجو الدخول إلى القاعة الافتراضية يوم {{day}} قبل الساعة {{time}} بعشر دقائق.',
  bringPassport: 'نرجو إحضار جواز السفر أو الهوية، فأحدهما يُطلب عند الدخول.',
  bringLetter: 'يُذكر رقم الطلب المدوّن أعلاه في كل مراسلة.',
  sessions: terms.sessions,
  time: terms.time,
} as const
