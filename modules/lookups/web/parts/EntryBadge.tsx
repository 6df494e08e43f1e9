import type { Trilingual } from '#platform/shared/text.ts'
import { usePick } from '#platform/web/format.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import type { LookupKey } from '../../rules/registry.ts'
import { useEntryLook } from './useEntryLook.ts'

/** An entry of a list that has colours, as a badge; nothing where there is none. */
export function EntryBadge({
  lookup,
  id,
  name,
}: {
  lookup: LookupKey
  id: number | null
  name: Trilingual | null | undefined
}) {
  const pick = usePick()
  const look = useEntryLook(lookup)(id)
  if (!name) return null
  return <StateBadge tone={look?.tone ?? 'neutral'} label={pick(name)} />
}
