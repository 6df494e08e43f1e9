import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as lookups } from '../en.ts'

export const en: Words<typeof ar> = {
  rights: {
    saveLookupEntry: 'Save an entry of a list',
    deleteLookupEntry: 'Delete an entry of a list',
    mergeLookupEntry: 'Merge an entry of a list into another',
    orderLookupEntries: 'Put a list in order',
    importLookup: 'Import a list',
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
    spellings: 'Spellings',
    symbol: lookups.fields.symbol,
    perUsd: lookups.fields.perUsd,
  },
  facts: { into: 'Merged into', usesMoved: 'Uses that moved', added: 'Added', changed: 'Changed' },
}
