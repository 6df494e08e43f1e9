import { implement } from '#platform/server/handler.ts'
import type { ModuleServer } from '#platform/server/module.ts'
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
import { notices } from './notices.ts'
import { rememberedEntries } from './kept-entries.ts'

export const lookupsServer: ModuleServer = {
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
      exportLookup,
      importLookup,
    }),
  ],
}
