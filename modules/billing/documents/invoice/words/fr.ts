import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as sheet } from '../../../text/sheet/fr.ts'

export const fr: Words<typeof ar> = {
  ...sheet,
  title: terms.invoice,
  registration: 'Inscription n°',
  course: terms.course,
  dates: terms.dates,
  howToPay: 'Après le virement, déposez la preuve de paiement ou le code SWIFT sur la page de votre inscription.',
  trainee: terms.theTrainee,
  classCode: terms.classNo,
}
