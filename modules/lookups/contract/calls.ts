import {
  deleteLookupEntry,
  exportLookup,
  getLookupEntry,
  getLookupOptions,
  importLookup,
  listLookupEntries,
  orderLookupEntries,
  saveLookupEntry,
} from './lookup.ts'

export const lookupsCalls = {
  getLookupOptions,
  listLookupEntries,
  getLookupEntry,
  saveLookupEntry,
  deleteLookupEntry,
  orderLookupEntries,
  exportLookup,
  importLookup,
}
