import { callsOf } from '#platform/shared/record/act.ts'
import { lookupActs } from './acts.ts'
import { getLookupEntry, getLookupOptions, listLookupEntries } from './lookup.ts'

export const lookupsCalls = { getLookupOptions, listLookupEntries, getLookupEntry, ...callsOf(lookupActs) }
