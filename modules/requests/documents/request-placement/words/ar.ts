import { ar as letter } from '../../../text/class-letter/ar.ts'

export const ar = {
  ...letter,
  title: 'خطاب تأكيد الأماكن',
  says: 'نؤكد حجز أماكن للمذكورين أدناه في دورة «{{course}}» التي تُعقد في الفترة {{dates}}.',
} as const
