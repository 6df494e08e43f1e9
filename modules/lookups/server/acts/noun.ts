import type { Noun } from '#platform/server/acts/write-act.ts'
import type { NewAudit } from '#platform/server/audit/entry.ts'
import type { Database } from '#platform/server/database.ts'
import type { NewEvent } from '#platform/server/event.ts'
import { lookupActs } from '../../contract/acts.ts'
import { lookups, type Lookup } from '../../rules/registry.ts'

/** `record`, or `audit` where nobody is told and nothing changes. */
interface Doing {
  readonly db: Database
  readonly record: (fact: NewEvent & NewAudit) => Promise<void>
}
interface EntryRef {
  readonly id: number
  /** Of an entry; what is done to a whole list has none. */
  readonly code?: string
}
type LookupNoun = Noun<typeof lookupActs, 'lookups.nationality', EntryRef, Doing>

/** The entries of one list. `rows` of exportLookup, `Added, Changed` of importLookup stand in the data. */
const nounOfEntries = (lookup: Lookup): LookupNoun => ({
  acts: lookupActs,
  // Which table it is comes from the registry; all have these columns, and some have more.
  stored: {
    table: `lookups.${lookup.table}` as 'lookups.nationality',
    unkept: ['id', 'position', 'search', 'version'],
  },
  idOf: (entry) => entry.id,
  factsOf: ({ code }) => ({ lookup: lookup.key, ...(code !== undefined && { code }) }),
  beside: ['order'],
})

export const nouns = lookups.map(nounOfEntries)
