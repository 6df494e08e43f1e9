import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as sheet } from '#modules/billing/text/sheet/ar.ts'
import { ar as requests } from '../../../text/ar.ts'
import { ar as letter } from '../../../text/class-letter/ar.ts'

export const ar = {
  title: 'عرض مالي',
  to: letter.to,
  offer: 'يسرنا أن نقدم لكم عرضنا المالي لتنفيذ الدورة المبينة أدناه.',
  validTo: 'يسري هذا العرض حتى {{day}}.',
  acceptance: 'الموافقة على العرض (الاسم والتوقيع والختم)',
  acceptedBy: 'قُبل العرض باسم {{name}}، {{at}}.',
  discount: 'خصم مطبَّق على كل سعر',
  version: requests.version,
  number: requests.fields.code,
  course: terms.course,
  trainees: requests.fields.trainees,
  dates: terms.dates,
  hours: terms.numberOfHours,
  weekdays: requests.fields.weekdays,
  time: terms.time,
  place: terms.place,
  places: requests.places,
  language: terms.languageOfTraining,
  item: sheet.item,
  quantity: terms.quantity,
  price: requests.fields.price,
  amount: terms.amount,
  net: sheet.net,
  tax: sheet.tax,
  total: sheet.total,
  inWords: sheet.inWords,
  only: sheet.only,
  rate: sheet.rate,
} as const
