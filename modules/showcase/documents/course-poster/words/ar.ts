import { ar as catalogue } from '#modules/catalogue/text/ar.ts'
import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as showcase } from '../../../text/ar.ts'

export const ar = {
  title: 'ملصق دورة',
  code: terms.code,
  dates: showcase.classes,
  hours: terms.hours,
  days: terms.days,
  fee: terms.fee,
  free: catalogue.free,
  places: showcase.places,
  scan: 'امسح الرمز بهاتفك لتقرأ التفاصيل وتسجّل.',
} as const
