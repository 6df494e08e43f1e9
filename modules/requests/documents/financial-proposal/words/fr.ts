import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as sheet } from '#modules/billing/text/sheet/fr.ts'
import { fr as requests } from '../../../text/fr.ts'
import { fr as letter } from '../../../text/class-letter/fr.ts'

export const fr: Words<typeof ar> = {
  title: 'Proposition financière',
  to: letter.to,
  offer: 'Nous avons le plaisir de vous soumettre notre proposition financière pour la formation ci-dessous.',
  validTo: 'Cette proposition est valable jusqu’au {{day}}.',
  acceptance: 'Bon pour accord (nom, signature, cachet)',
  acceptedBy: 'Acceptée par {{name}}, {{at}}.',
  discount: 'Remise, déduite de chaque prix',
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
