import type { Database } from '#platform/server/database.ts'
import type { AllModules } from '#platform/server/module.ts'
import type { FoundAt } from '#platform/server/reading/found-at.ts'
import type { Lookup } from '../../rules/registry.ts'
import { countReferring, moveReferences, referencesTo, type Reference } from '../store/references.ts'

/** Records of one list that refer to an entry. */
export interface Place {
  /** The published list on which they are found; null for what stands on none. */
  readonly Screen: string | null
  /** The filter of that list that shows exactly these; null where it has none. */
  readonly Filter: string | null
  readonly Count: number
}

const foundAt = (modules: AllModules): ReadonlyMap<string, FoundAt> =>
  new Map(modules().flatMap(({ foundAt: found = [] }) => found.map((each) => [each.table, each] as const)))

const tableOf = (lookup: Lookup) => `lookups.${lookup.table}`

/** What refers to an entry, by the list where people find it, the most first. */
export const usesOf = (db: Database, modules: AllModules, lookup: Lookup, id: number): Promise<Place[]> =>
  usesOfRow(db, modules, tableOf(lookup), id)

/** The same of a row of any table. */
export async function usesOfRow(db: Database, modules: AllModules, referred: string, id: number): Promise<Place[]> {
  const known = foundAt(modules)
  const byScreen = Map.groupBy(await referencesTo(db, referred), ({ table }) => known.get(table)?.screen ?? null)
  const places: Place[] = []
  for (const [screen, references] of byScreen) {
    const counted = references.map(({ table, column }) => ({ table, column, of: known.get(table)?.of ?? 'id' }))
    const Count = await countReferring(db, id, counted)
    if (Count > 0) places.push({ Screen: screen, Filter: filterOf(known, references), Count })
  }
  return places.toSorted((one, other) => other.Count - one.Count)
}

/** Of several columns that lead to one list a filter shows all that was counted where it is the filter of each. */
function filterOf(known: ReadonlyMap<string, FoundAt>, references: readonly Reference[]): string | null {
  const filters = new Set(references.map(({ table, column }) => known.get(table)?.by?.[column] ?? null))
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
    moved += await moveReferences(db, reference, entry, known.get(reference.table)?.of ?? null)
  return moved
}
