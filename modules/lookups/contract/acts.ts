import { acts } from '#platform/shared/record/act.ts'
import * as lookup from './lookup.ts'

/** What is done to an entry of a list, whichever list it is: which one stands in the fact. */
export const lookupActs = acts('lookups', 'lookup', {
  saveLookupEntry: { call: lookup.saveLookupEntry },
  deleteLookupEntry: { call: lookup.deleteLookupEntry, asks: 'confirmation', grave: true },
  mergeLookupEntry: { call: lookup.mergeLookupEntry, grave: true },
  orderLookupEntries: { call: lookup.orderLookupEntries },
  importLookup: { call: lookup.importLookup },
  exportLookup: { call: lookup.exportLookup },
})
