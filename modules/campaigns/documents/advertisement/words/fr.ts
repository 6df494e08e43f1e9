import type { Words } from '#platform/shared/words.ts'
import { fr as advert } from '#modules/planning/documents/single-course-advert/words/fr.ts'
import type { ar } from './ar.ts'

export const fr: Words<typeof ar> = {
  title: 'Avis',
  days: 'Annoncé : {{days}}',
  readMoreAt: advert.readMoreAt,
  scan: 'Scannez le code pour ouvrir la page',
}
