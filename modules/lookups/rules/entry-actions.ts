import type { Lookup } from './registry.ts'

/** What an editor of the lookup may do with one of its entries. Whether something refers to it shows when deleting. */
export const entryActions = (
  lookup: Lookup,
  code: string,
): ('saveLookupEntry' | 'mergeLookupEntry' | 'deleteLookupEntry')[] =>
  isKept(lookup, code) ? ['saveLookupEntry'] : ['saveLookupEntry', 'mergeLookupEntry', 'deleteLookupEntry']

/** Whether records or the program go by the code of the entry: it is never taken away. */
export const isKept = (lookup: Lookup, code: string): boolean =>
  lookup.referredByCode || lookup.isKept || lookup.isClosed || lookup.fixed.includes(code)
