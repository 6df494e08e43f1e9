import { callsOf } from '#platform/shared/record/act.ts'
import { lookupActs } from './acts.ts'
import { getLookupEntry, getLookupOptions, getLookupUses, listLookupEntries } from './lookup.ts'

export const lookupsCalls = {
  getLookupOptions,
  listLookupEntries,
  getLookupEntry,
  getLookupUses,
  ...callsOf(lookupActs),
}
