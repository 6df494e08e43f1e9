import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as sheet } from '#modules/billing/text/sheet/en.ts'
import { en as requests } from '../../../text/en.ts'
import { en as letter } from '../../../text/class-letter/en.ts'

export const en: Words<typeof ar> = {
  title: 'Financial proposal',
  to: letter.to,
  offer: 'We are pleased to submit our financial proposal for the course below.',
  validTo: 'This proposal is valid until {{day}}.',
  acceptance: 'Accepted (name, signature, stamp)',
  acceptedBy: 'Accepted by {{name}}, {{at}}.',
  discount: 'Discount, taken from each price',
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
}
