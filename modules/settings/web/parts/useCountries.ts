import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { useCall } from '#platform/web/data.ts'
import { usePick } from '#platform/web/format.tsx'
import { useLanguage } from '#platform/web/text.ts'

/** Countries by the codes of their nationalities, in the reader's words; the nationality where its code is nobody else's. */
export function useCountries(): readonly { readonly value: string; readonly label: string }[] {
  const pick = usePick()
  const names = new Intl.DisplayNames([useLanguage()], { type: 'region', fallback: 'none' })
  const { data } = useCall(lookupsCalls.getLookupOptions, { Lookup: 'Nationality' })
  const nameOf = (code: string, nationality: Trilingual) =>
    (/^[A-Z]{2}$/.test(code) ? names.of(code) : undefined) ?? pick(nationality)
  return data?.Items.map(({ Code, Name }) => ({ value: Code, label: nameOf(Code, Name) })) ?? []
}
