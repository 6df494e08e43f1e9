import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const fr: Words<typeof ar> = {
  rights: {
    saveLookupEntry: 'Enregistrer une valeur de liste',
    deleteLookupEntry: 'Supprimer une valeur de liste',
    orderLookupEntries: 'Ordonner une liste',
    importLookup: 'Importer une liste',
  },
  columns: {
    code: 'Code',
    name: 'Nom',
    isActive: 'Actif',
    spellings: 'Graphies',
    symbol: 'Symbole',
    perUsd: 'Pour un dollar US',
  },
}
