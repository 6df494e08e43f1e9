import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as lookups } from '../fr.ts'

export const fr: Words<typeof ar> = {
  rights: {
    saveLookupEntry: 'Enregistrer une valeur de liste',
    deleteLookupEntry: 'Supprimer une valeur de liste',
    mergeLookupEntry: 'Fusionner un élément de liste avec un autre',
    orderLookupEntries: 'Ordonner une liste',
    importLookup: 'Importer une liste',
  },
  columns: {
    minPercent: lookups.fields.minPercent,
    occupancy: lookups.fields.occupancy,
    price: lookups.fields.price,
    per: lookups.fields.per,
    city: lookups.fields.city,
    visa: lookups.fields.visa,
    colour: lookups.fields.colour,
    assessmentType: lookups.fields.assessmentType,
    code: terms.code,
    name: terms.name,
    isActive: terms.switchedOn,
    order: lookups.orderTitle,
    spellings: 'Graphies',
    symbol: lookups.fields.symbol,
    perUsd: lookups.fields.perUsd,
  },
  facts: { into: 'Fusionné avec', usesMoved: 'Utilisations déplacées', added: 'Ajoutées', changed: 'Modifiées' },
}
