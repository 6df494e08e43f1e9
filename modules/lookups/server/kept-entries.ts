import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { Remembered } from '#platform/server/live/remembered.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { lookups, type LookupKey } from '../rules/registry.ts'

interface Entry {
  readonly id: number
  readonly code: string
  readonly name: Trilingual
  readonly position: number
}
type EntryOfLookup = Entry & { readonly lookup: LookupKey }

/** The entries of all lookups, some thousand at most. */
class Entries {
  readonly #byId = new Map<LookupKey, Map<number, Entry>>(lookups.map(({ key }) => [key, new Map()]))
  readonly #byCode = new Map<LookupKey, Map<string, Entry>>(lookups.map(({ key }) => [key, new Map()]))

  constructor(entries: readonly EntryOfLookup[]) {
    for (const entry of entries) {
      this.#byId.get(entry.lookup)!.set(entry.id, entry)
      this.#byCode.get(entry.lookup)!.set(entry.code, entry)
    }
  }

  ofId(lookup: LookupKey, id: number): Entry | undefined {
    return this.#byId.get(lookup)!.get(id)
  }

  ofCode(lookup: LookupKey, code: string): Entry | undefined {
    return this.#byCode.get(lookup)!.get(code)
  }

  nameOf(lookup: LookupKey, id: number | null): Trilingual | null {
    return id === null ? null : (this.ofId(lookup, id)?.name ?? null)
  }
}
export type LookupEntries = Entries

const selectAll = sql.join(
  lookups.map(
    ({ key, table }) =>
      sql`select ${sql.lit(key)} as lookup, id, code, name, position from ${sql.table(`lookups.${table}`)}`,
  ),
  sql` union all `,
)

/** Kept in memory; a trigger of each lookup's table notifies. */
export const rememberedEntries = new Remembered('diwan_lookup', async (db: Database) => {
  const { rows } = await sql<EntryOfLookup>`${selectAll}`.execute(db)
  return new Entries(rows)
})

/**
 * The entries of lookups from memory, in place of joins. `referred` are those that rows name: where one is not known, as
 * another process has just added it, all are read again.
 */
export async function lookupEntries(
  db: Database,
  referred: readonly (readonly [lookup: LookupKey, id: number | null])[] = [],
): Promise<LookupEntries> {
  const entries = await rememberedEntries.of(db)
  const areKnown = referred.every(([lookup, id]) => id === null || entries.ofId(lookup, id) !== undefined)
  return areKnown ? entries : rememberedEntries.anew(db)
}
