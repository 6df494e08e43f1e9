import { pointAfter } from '#platform/shared/text.ts'
import type { ArabicDigits } from '#platform/shared/values/digits.ts'
import { formatOf, localeIn } from '../format.ts'
import type { Language } from '../language.ts'
import { readerDigits, shownIn } from '../start/digits.ts'

export type Words = { readonly [key: string]: string | Words }
/** What `{{name}}` in a text stands for. `count` picks the plural. */
export type Values = Readonly<Record<string, string | number | null | undefined>>

/** German and Portuguese are partial: what they lack is read in English, and what English lacks in Arabic. */
export const chains: Readonly<Record<Language, readonly Language[]>> = {
  ar: ['ar'],
  en: ['en', 'ar'],
  fr: ['fr', 'en', 'ar'],
  de: ['de', 'en', 'ar'],
  pt: ['pt', 'en', 'ar'],
}
/** Languages whose dictionaries have every key, so that nothing behind them in the chain is needed. */
export const complete: ReadonlySet<Language> = new Set(['ar', 'en', 'fr'])

const dictionaries = new Map<string, Words>()
const listeners = new Set<() => void>()
export const keepWords = (language: Language, namespace: string, words: Words): void =>
  keepWordsIn(namespace, { [language]: words })
/** As `keepWords`, in several languages at once: nobody is told before all are there, and reads one in place of another. */
export function keepWordsIn(namespace: string, words: Readonly<Partial<Record<Language, Words>>>): void {
  for (const [language, own] of Object.entries(words)) dictionaries.set(`${language} ${namespace}`, own)
  for (const listener of listeners) listener()
}
/** Says whenever a dictionary has come. */
export function onWords(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
export const hasWords = (language: Language, namespace: string): boolean => dictionaries.has(`${language} ${namespace}`)

/** The namespaces whose words are here in some language. */
export const namespacesHere = (): string[] => [...new Set([...dictionaries.keys()].map((key) => key.split(' ')[1]!))]

/** The text of a key in the first language of the chain that has it, as it is written; null where none has. */
export function textIn(language: Language, namespace: string, path: string, count?: number): string | null {
  for (const each of chains[language]) {
    const words = dictionaries.get(`${each} ${namespace}`)
    const found = words && (count === undefined ? at(words, path) : pluralAt(words, path, each, count))
    if (found) return found
  }
  return null
}

function at(words: Words, path: string): string | null {
  let found: string | Words | undefined = words
  for (const part of path.split('.')) {
    if (found === undefined || typeof found === 'string') return null
    found = found[part]
  }
  return typeof found === 'string' ? found : null
}

const rules = new Map<Language, Intl.PluralRules>()
/** `path_one`, `path_few`... by the language's rules; `path_zero` for none in every language; `path` where it has no forms. */
function pluralAt(words: Words, path: string, language: Language, count: number): string | null {
  let rule = rules.get(language)
  if (!rule) rules.set(language, (rule = new Intl.PluralRules(language)))
  const zero = count === 0 ? at(words, `${path}_zero`) : null
  return zero ?? at(words, `${path}_${rule.select(count)}`) ?? at(words, `${path}_other`) ?? at(words, path)
}

/** Puts the values in; a name without a value stays as it is written. A value's own point ends the sentence too. */
export function filled(
  text: string,
  values: Values,
  language: Language,
  digits: ArabicDigits = readerDigits(),
): string {
  const shown = shownIn(language, text, digits)
  if (!shown.includes('{{')) return shown
  return shown.replace(/\{\{\s*(\w+)\s*\}\}(\.?)/g, (whole, name: string, point: string) => {
    if (!(name in values)) return whole
    const value = written(values[name], language, digits)
    return value + pointAfter(value, point)
  })
}

/** Numbers, days (`2027-03-01`) and times of day (`09:30`) as the reader's language writes them; the rest as it is. */
function written(value: Values[string], language: Language, digits: ArabicDigits): string {
  const format = formatOf(language, false, digits)
  if (value === 0) return format.number(value)
  if (typeof value === 'number') return new Intl.NumberFormat(format.locale).format(value)
  if (!value) return ''
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return format.day(value)
  return /^\d{2}:\d{2}$/.test(value) ? format.time(value) : value
}

/**
 * How long to wait, in words, rounded up: seconds below three minutes, whole minutes below three hours, then hours. No
 * unit is counted to two, for Arabic writes that by the sentence it stands in.
 */
export function waitIn(language: Language, seconds: number): string {
  const [unit, length] =
    seconds < 180 ? (['second', 1] as const) : seconds < 10_800 ? (['minute', 60] as const) : (['hour', 3600] as const)
  const written = new Intl.NumberFormat(localeIn(language), { style: 'unit', unit, unitDisplay: 'long' })
  return written.format(Math.ceil(seconds / length))
}
