import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as sheet } from '#modules/billing/text/sheet/fr.ts'
import { fr as requests } from '../../../text/fr.ts'

export const fr: Words<typeof ar> = {
  ...sheet,
  title: terms.invoice,
  request: requests.fields.code,
  course: terms.course,
  dates: terms.dates,
  trainees: requests.fields.trainees,
  classCode: terms.classNo,
  howToPay: 'Après le virement, déposez la preuve de paiement ou son code SWIFT sur la page de la demande.',
}
