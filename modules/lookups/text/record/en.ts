import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const en: Words<typeof ar> = {
  rights: {
    saveLookupEntry: 'Save an entry of a list',
    deleteLookupEntry: 'Delete an entry of a list',
    orderLookupEntries: 'Put a list in order',
    importLookup: 'Import a list',
  },
  columns: {
    code: 'Code',
    name: 'Name',
    isActive: 'Active',
    spellings: 'Spellings',
    symbol: 'Symbol',
    perUsd: 'Per US dollar',
  },
}
