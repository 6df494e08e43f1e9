import type { Database } from '#platform/server/database.ts'
import type { AllModules } from '#platform/server/module.ts'
import type { FoundAt } from '#platform/server/reading/found-at.ts'
import type { Lookup } from '../../rules/registry.ts'
import { countReferring, moveReferences, referencesTo, type Counted, type Reference } from '../store/references.ts'

/** Records of one list that refer to an entry. */
export interface Place {
  /** The published list on which they are found; null for what stands on none. */
  readonly Screen: string | null
  /** The tab of that page, where it is not the first. */
  readonly Tab?: string
  /** The filter of that list that shows exactly these; null where it has none. */
  readonly Filter: string | null
  readonly Count: number
}

const foundAt = (modules: AllModules): ReadonlyMap<string, readonly FoundAt[]> =>
  Map.groupBy(
    modules().flatMap(({ foundAt: found = [] }) => found),
    ({ table }) => table as string,
  )

const tableOf = (lookup: Lookup) => `lookups.${lookup.table}`

/** What refers to an entry, by the list where people find it, the most first. */
export const usesOf = (db: Database, modules: AllModules, lookup: Lookup, id: number): Promise<Place[]> =>
  usesOfRow(db, modules, tableOf(lookup), id)

/** The same of a row of any table. */
export async function usesOfRow(db: Database, modules: AllModules, referred: string, id: number): Promise<Place[]> {
  const known = foundAt(modules)
  const counted = (await referencesTo(db, referred)).flatMap((reference) =>
    countedFor(reference, known.get(reference.table) ?? []),
  )
  const places: Place[] = []
  let elsewhere = 0
  for (const some of Map.groupBy(counted, ({ at, table }) => at?.screen ?? table).values()) {
    const { at } = some[0]!
    const Count = await countReferring(db, id, some)
    if (!at) elsewhere += Count
    else if (Count > 0)
      places.push({ Screen: at.screen, ...(at.tab && { Tab: at.tab }), Filter: filterOf(some), Count })
  }
  if (elsewhere > 0) places.push({ Screen: null, Filter: null, Count: elsewhere })
  return places.toSorted((one, other) => other.Count - one.Count)
}

interface CountedAt extends Counted {
  /** Null for what no list shows. */
  readonly at: FoundAt | null
}

/** What refers by one column, on each list that shows some of it, and what none of them shows. */
function countedFor({ table, column }: Reference, lists: readonly FoundAt[]): CountedAt[] {
  const own = `t.${lists[0]?.of ?? 'id'}`
  const shown = lists.map((at) => ({ at, table, column, record: at.shown ?? own }))
  if (lists.some((at) => at.shown === undefined)) return shown
  const hidden = lists.map((at) => `(${at.shown}) is null`)
  const record = hidden.length > 0 ? `case when ${hidden.join(' and ')} then ${own} end` : own
  return [...shown, { at: null, table, column, record }]
}

/** Of several columns that lead to one list a filter shows all that was counted where it is the filter of each. */
function filterOf(counted: readonly CountedAt[]): string | null {
  const filters = new Set(counted.map(({ at, column }) => at?.by?.[column] ?? null))
  return filters.size === 1 ? [...filters][0]! : null
}

/** Lets all that refers to one entry refer to another; answers how many places did. */
export async function moveUses(
  db: Database,
  modules: AllModules,
  lookup: Lookup,
  entry: { readonly from: number; readonly into: number },
): Promise<number> {
  const known = foundAt(modules)
  let moved = 0
  for (const reference of await referencesTo(db, tableOf(lookup)))
    moved += await moveReferences(db, reference, entry, known.get(reference.table)?.[0]?.of ?? null)
  return moved
}
