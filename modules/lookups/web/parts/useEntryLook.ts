import { useMemo } from 'react'
import { useCall } from '#platform/web/data.ts'
import { usePick } from '#platform/web/format.tsx'
import type { Tone } from '#platform/web/ui/states/StateBadge.tsx'
import { lookupsCalls } from '../../contract/calls.ts'
import type { LookupKey } from '../../rules/registry.ts'

/**
 * How the academy says the entries of a list: the word and the badge's colour of an entry, by its code or id. Null until
 * they are known; the program's own words stand meanwhile.
 */
export function useEntryLook(
  Lookup: LookupKey,
): (entry: string | number | null) => { label: string; tone: Tone } | null {
  const pick = usePick()
  const { data } = useCall(lookupsCalls.getLookupOptions, { Lookup }, { freshFor: 600_000, silent: true })
  const entries = useMemo(() => {
    const items = data?.Items ?? []
    type Key = string | number
    return new Map(items.flatMap((each) => [each.Code, each.ID].map((key): [Key, typeof each] => [key, each])))
  }, [data])
  return (entry) => {
    const found = entry === null ? undefined : entries.get(entry)
    return found ? { label: pick(found.Name), tone: found.Colour ?? 'neutral' } : null
  }
}
