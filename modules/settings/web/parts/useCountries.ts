import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import { useCall } from '#platform/web/data.ts'
import { usePick } from '#platform/web/format.tsx'

/** Countries by the codes of their nationalities, in the reader's words. */
export function useCountries(): readonly { readonly value: string; readonly label: string }[] {
  const pick = usePick()
  const { data } = useCall(lookupsCalls.getLookupOptions, { Lookup: 'Nationality' })
  return data?.Items.map(({ Code, Name }) => ({ value: Code, label: pick(Name) })) ?? []
}
