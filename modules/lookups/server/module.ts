import { implement } from '#platform/server/handler.ts'
import type { AllModules, ModuleServer } from '#platform/server/module.ts'
import { lookupsCalls } from '../contract/calls.ts'
import {
  deleteLookupEntry,
  getLookupEntry,
  getLookupOptions,
  listLookupEntries,
  orderLookupEntries,
  saveLookupEntry,
} from './calls/entries.ts'
import { exportLookup, importLookup } from './calls/files.ts'
import { getLookupUses, mergeLookupEntry } from './calls/merge.ts'
import { notices } from './notices.ts'
import { rememberedEntries } from './kept-entries.ts'

export const lookupsServer = (modules: AllModules): ModuleServer => ({
  name: 'lookups',
  remembered: [rememberedEntries],
  notices,
  implemented: [
    implement(lookupsCalls, {
      getLookupOptions,
      listLookupEntries,
      getLookupEntry,
      saveLookupEntry,
      deleteLookupEntry,
      orderLookupEntries,
      getLookupUses: getLookupUses(modules),
      mergeLookupEntry: mergeLookupEntry(modules),
      exportLookup,
      importLookup,
    }),
  ],
})
