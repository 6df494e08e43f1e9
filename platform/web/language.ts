import { languages, type Language } from '#platform/shared/actor.ts'
import { directionOf } from '#platform/shared/text.ts'
import type { ArabicDigits } from '#platform/shared/values/digits.ts'
import { takeDigits } from './start/digits.ts'

export type { Language }

/** What requests and formatters are told. Arabic with the country, as `ar` alone prints Latin digits. */
const locales: Record<Language, string> = { ar: 'ar-EG', en: 'en-US', fr: 'fr-FR', de: 'de-DE', pt: 'pt-PT' }
export const localeOf = (language: Language): string => locales[language]

/** Each language by its own name. */
export const languageNames: Record<Language, string> = {
  ar: 'العربية',
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  pt: 'Português',
}

/** Those that people are offered: every word of theirs is translated. German and Portuguese wait for that. */
export const offeredLanguages: readonly Language[] = ['ar', 'en', 'fr']

/** In which language somebody reads whose own is this one; English where it is not offered. */
export const readIn = (own: Language): Language => (offeredLanguages.includes(own) ? own : 'en')

const known = (code: string | null): Language | null => {
  const found = languages.find((each) => each === code)
  return found ? readIn(found) : null
}

let language: Language = known(sessionStorage.getItem('SaveLang')) ?? known(localStorage.getItem('SaveLang')) ?? 'ar'
const listeners = new Set<() => void>()

export const currentLanguage = (): Language => language

/** Pages switch by `changeLanguage` of `text.ts`, which loads the words first. */
export function keepLanguage(next: Language): void {
  language = next
  sessionStorage.setItem('SaveLang', next)
  localStorage.setItem('SaveLang', next)
  markDocument()
  tell()
}

/** In which digits Arabic is shown here; null: in those of the academy. */
export function chooseDigits(next: ArabicDigits | null): void {
  if (takeDigits(next)) tell()
}

function tell() {
  for (const listener of listeners) listener()
}

export function markDocument(): void {
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
}

/** Says too when Arabic is shown in other digits. */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
