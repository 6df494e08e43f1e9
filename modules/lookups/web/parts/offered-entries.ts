import { useCall } from '#platform/web/data.ts'
import { usePick } from '#platform/web/format.tsx'
import { useLanguage } from '#platform/web/text.ts'
import { lookupsCalls } from '../../contract/calls.ts'

interface Languages {
  /** What the academy calls a language; the world's name of one that it no longer offers. */
  readonly name: (code: string) => string
  /** Those that are offered, and those that a record has from before. */
  readonly options: (kept?: readonly string[]) => { readonly value: string; readonly label: string }[]
}

/** The academy's list of languages, in which courses and classes are taught. */
export function useLanguages(): Languages {
  const pick = usePick()
  const reader = useLanguage()
  const { data } = useCall(lookupsCalls.getLookupOptions, { Lookup: 'Language' }, { freshFor: 600_000, silent: true })
  const offered = data?.Items ?? []
  const name = (code: string) => {
    const entry = offered.find((each) => each.Code === code)
    return entry ? pick(entry.Name) : worldName(code, reader)
  }
  return {
    name,
    options: (kept = []) =>
      [...new Set([...offered.map((each) => each.Code), ...kept])].map((value) => ({ value, label: name(value) })),
  }
}

function worldName(code: string, reader: string): string {
  try {
    return new Intl.DisplayNames(reader, { type: 'language' }).of(code) ?? code
  } catch {
    // The academy's own code is none of the world's.
    return code
  }
}

/** The codes of the academy's active currencies, the dollar until they are known. */
export function useCurrencies(): string[] {
  const { data } = useCall(lookupsCalls.getLookupOptions, { Lookup: 'Currency' }, { freshFor: 600_000, silent: true })
  return data?.Items.map((currency) => currency.Code) ?? ['USD']
}
