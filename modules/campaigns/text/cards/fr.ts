import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const fr: Words<typeof ar> = {
  region: 'Annonces de l’académie',
  open: 'En savoir plus',
  until: 'Se termine le {{day}}',
  close: 'Fermer l’annonce : {{title}}',
  closeAll: 'Tout fermer',
  more_zero: 'Aucune autre annonce',
  more_one: 'Une autre annonce',
  more_two: '{{count}} autres annonces',
  more_few: '{{count}} autres annonces',
  more_many: '{{count}} autres annonces',
  more_other: '{{count}} autres annonces',
}
