import type { Lookup } from './registry.ts'

/** What an editor of the lookup may do with one of its entries. Whether something refers to it shows when deleting. */
export const entryActions = (lookup: Lookup): ('saveLookupEntry' | 'deleteLookupEntry')[] =>
  lookup.referredByCode ? ['saveLookupEntry'] : ['saveLookupEntry', 'deleteLookupEntry']
