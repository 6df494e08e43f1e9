import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as sheet } from '../../../text/sheet/ar.ts'

export const ar = {
  ...sheet,
  title: terms.invoice,
  registration: 'رقم التسجيل',
  course: terms.course,
  dates: terms.dates,
  howToPay: 'بعد التحويل ارفع إثبات السداد أو رمز SWIFT من صفحة متابعة التسجيل.',
  trainee: terms.theTrainee,
  classCode: terms.classNo,
} as const
