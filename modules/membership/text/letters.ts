import type { Trilingual } from '#platform/shared/text.ts'

/** The line of an invoice over a card. */
export const feeLines: Readonly<Record<'first' | 'renewal' | 'replacement', Trilingual>> = {
  first: { ar: 'بطاقة عضوية', en: 'Membership card', fr: 'Carte de membre' },
  renewal: {
    ar: 'تجديد بطاقة العضوية',
    en: 'Renewal of the membership card',
    fr: 'Renouvellement de la carte de membre',
  },
  replacement: {
    ar: 'بدل بطاقة العضوية',
    en: 'Replacement of the membership card',
    fr: 'Remplacement de la carte de membre',
  },
}
