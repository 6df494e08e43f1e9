import { ar as catalogue } from '#modules/catalogue/text/ar.ts'
import { ar as registration } from '../../../text/ar.ts'
import { ar as terms } from '#platform/web/text/terms/ar.ts'

export const ar = {
  title: 'دورة قادمة',
  classNumber: terms.classNumber,
  planNumber: 'رقمها في الخطة',
  planned: 'دورة مخطَّطة لم يُفتح التسجيل فيها بعد.',
  readMore: 'تفاصيل أكثر على',
  course: catalogue.fields.name,
  dates: terms.dates,
  hours: terms.hours,
  place: terms.place,
  academy: registration.places.academy,
  customerSite: registration.places.customerSite,
  online: registration.places.online,
  taughtIn: catalogue.fields.language,
  category: catalogue.fields.category,
  level: terms.level,
  fee: terms.fee,
  free: catalogue.free,
  seats: 'المقاعد الشاغرة',
  full: 'اكتملت المقاعد',
  register: 'التسجيل',
  objectives: catalogue.whatYouLearn,
  before: catalogue.completeFirst,
  prerequisite: 'الشروط:',
  content: terms.content,
  sessions: terms.sessions,
  time: terms.time,
} as const
