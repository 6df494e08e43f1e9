import { nobody, type NoticesOf } from '#platform/server/notices/notice.ts'
import type { lookupActs } from '../contract/acts.ts'

/** Lists are the academy's own business: nobody is told. */
export const notices: NoticesOf<typeof lookupActs> = {
  'lookups.saveLookupEntry': nobody,
  'lookups.deleteLookupEntry': nobody,
  'lookups.mergeLookupEntry': nobody,
  'lookups.orderLookupEntries': nobody,
  'lookups.importLookup': nobody,
  'lookups.exportLookup': nobody,
}
