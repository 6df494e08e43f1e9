import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as catalogue } from '#modules/catalogue/text/fr.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as showcase } from '../../../text/fr.ts'

export const fr: Words<typeof ar> = {
  title: 'Affiche de formation',
  code: terms.code,
  dates: showcase.classes,
  hours: terms.hours,
  days: terms.days,
  fee: terms.fee,
  free: catalogue.free,
  places: showcase.places,
  scan: 'Scannez le code avec votre téléphone pour en savoir plus et vous inscrire.',
}
