import type { LookupKey } from './registry.ts'

/** An entry as the world's standards have it, named in the languages of the academy. */
export interface StandardEntry {
  readonly code: string
  readonly name: { readonly ar: string; readonly en: string; readonly fr: string }
  readonly symbol?: string
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const pairs = letters.flatMap((one) => letters.map((other) => one + other))

/** Regions of CLDR that are no country: unions, reserved islands, tests. */
const noCountry = new Set(['AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'QO', 'TA', 'UN', 'XA', 'XB', 'ZZ'])
/** A code that another has taken over says itself differently. */
const isOfToday = (tag: string) => Intl.getCanonicalLocales(tag)[0] === tag

const codesOf = {
  region: () => pairs.filter((code) => !noCountry.has(code) && isOfToday(`und-${code}`)),
  language: () => pairs.map((code) => code.toLowerCase()).filter((code) => isOfToday(code)),
  currency: () => Intl.supportedValuesOf('currency'),
}

/** Which lists are filled from the standards, and from which. CLDR has no nationalities: their countries stand for them. */
export const standardsOf: Partial<Record<LookupKey, keyof typeof codesOf>> = {
  Country: 'region',
  Nationality: 'region',
  Language: 'language',
  Currency: 'currency',
}

/** All that the standard knows, named by the names that come with the platform (CLDR); those without a name are left out. */
export function standardEntries(lookup: LookupKey): StandardEntry[] {
  const type = standardsOf[lookup]
  if (!type) return []
  const named = (language: string) => new Intl.DisplayNames(language, { type, fallback: 'none' })
  const [ar, en, fr] = [named('ar'), named('en'), named('fr')]
  return codesOf[type]().flatMap((code) => {
    const name = { ar: ar.of(code), en: en.of(code), fr: fr.of(code) }
    if (!name.ar || !name.en || !name.fr) return []
    const entry = { code, name: name as StandardEntry['name'] }
    return [type === 'currency' ? { ...entry, symbol: symbolOf(code) } : entry]
  })
}

/** As it is written in English: `$`, `€`, `EGP`. */
function symbolOf(currency: string): string {
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency }).formatToParts(1)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}
