import { lookupEntries } from '#modules/lookups/server/public.ts'
import type { LookupKey } from '#modules/lookups/rules/registry.ts'
import type { Database } from '#platform/server/database.ts'
import { invalidInput, refuse } from '#platform/shared/refusal.ts'

/** Refuses what names an entry that is not in its list; `named` are the field, the list and the entry's id. */
export async function requireEntries(
  db: Database,
  named: readonly (readonly [field: string, lookup: LookupKey, id: number])[],
): Promise<void> {
  const known = await lookupEntries(
    db,
    named.map(([, lookup, id]) => [lookup, id]),
  )
  const unknown = named.filter(([, lookup, id]) => known.ofId(lookup, id) === undefined)
  if (unknown.length === 0) return
  refuse(
    invalidInput,
    {},
    unknown.map(([path]) => ({ path, code: 'required' })),
  )
}
