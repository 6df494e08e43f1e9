import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { Remembered } from '#platform/server/live/remembered.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { lookups, type LookupKey } from '../rules/registry.ts'

interface Entry {
  readonly lookup: LookupKey
  readonly id: number
  readonly code: string
  readonly name: Trilingual
}

/** The names of all entries of all lookups, some thousand at most. */
class Names {
  readonly #byId = new Map<LookupKey, Map<number, Trilingual>>(lookups.map(({ key }) => [key, new Map()]))
  readonly #byCode = new Map<LookupKey, Map<string, Trilingual>>(lookups.map(({ key }) => [key, new Map()]))

  constructor(entries: readonly Entry[]) {
    for (const { lookup, id, code, name } of entries) {
      this.#byId.get(lookup)!.set(id, name)
      this.#byCode.get(lookup)!.set(code, name)
    }
  }

  ofId(lookup: LookupKey, id: number): Trilingual | undefined {
    return this.#byId.get(lookup)!.get(id)
  }

  ofCode(lookup: LookupKey, code: string): Trilingual | undefined {
    return this.#byCode.get(lookup)!.get(code)
  }
}

const selectAll = sql.join(
  lookups.map(
    ({ key, table }) => sql`select ${sql.lit(key)} as lookup, id, code, name from ${sql.table(`lookups.${table}`)}`,
  ),
  sql` union all `,
)

/** Kept in memory; a trigger of each lookup's table notifies. */
export const rememberedNames = new Remembered('diwan_lookup', async (db: Database) => {
  const { rows } = await sql<Entry>`${selectAll}`.execute(db)
  return new Names(rows)
})

/** A field for a name: the lookup, and the column that holds the entry's id. */
type Wanted<Row> = Readonly<Record<string, readonly [lookup: LookupKey, id: keyof Row]>>

/**
 * The rows with the names of their entries, from memory in place of a join: `withNames(db, rows, { LevelName: ['CourseLevel',
 * 'LevelID'] })`. Null where a row names no entry.
 */
export async function withNames<Row extends object, W extends Wanted<Row>>(
  db: Database,
  rows: readonly Row[],
  wanted: W,
): Promise<(Row & { [Name in keyof W]: Trilingual | null })[]> {
  const fields = Object.entries(wanted)
  let names = await rememberedNames.of(db)
  const isNew = (row: Row) =>
    fields.some(([, [lookup, id]]) => row[id] !== null && names.ofId(lookup, row[id] as number) === undefined)
  // Another process has added the entry, and its notice has not come yet.
  if (rows.some(isNew)) names = await rememberedNames.anew(db)
  return rows.map((row) => {
    const named: Record<string, Trilingual | null> = {}
    for (const [name, [lookup, id]] of fields) {
      named[name] = row[id] === null ? null : (names.ofId(lookup, row[id] as number) ?? null)
    }
    return { ...row, ...named } as Row & { [Name in keyof W]: Trilingual | null }
  })
}

/** The names of entries by their codes; a code without an entry is left out. */
export async function namesByCode(
  db: Database,
  lookup: LookupKey,
  codes: readonly string[],
): Promise<ReadonlyMap<string, Trilingual>> {
  const names = await rememberedNames.of(db)
  return new Map(
    codes.flatMap((code) => {
      const name = names.ofCode(lookup, code)
      return name ? [[code, name] as const] : []
    }),
  )
}
