import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as sheet } from '#modules/billing/text/sheet/ar.ts'
import { ar as requests } from '../../../text/ar.ts'

export const ar = {
  ...sheet,
  title: terms.invoice,
  request: requests.fields.code,
  course: terms.course,
  dates: terms.dates,
  trainees: requests.fields.trainees,
  classCode: terms.classNo,
  howToPay: 'بعد التحويل ارفع إثبات السداد أو رمز SWIFT من صفحة الطلب.',
} as const
