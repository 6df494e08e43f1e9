import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'

export const fr: Words<typeof ar> = {
  screens: {
    documents: 'Documents',
  },
  documents: {
    about: 'Tous les documents imprimables : ce qu’ils demandent et qui peut les ouvrir.',
    title: 'Document',
    key: terms.code,
    asks: 'Demande',
    openedBy: 'S’ouvre pour',
    everybody: 'Tout le monde, sans connexion',
    open: terms.open,
    off: 'Désactivé',
    optional: '{{what}} (facultatif)',
    fillFirst: 'Remplissez d’abord les champs obligatoires.',
    kinds: {
      id: 'le numéro d’une fiche',
      ids: 'des numéros de fiches séparés par des virgules',
      day: 'un jour',
      number: 'un nombre',
      amount: 'un montant',
      code: 'un code',
      text: 'un nom',
    },
  },
}
