import { languages, type Language } from '#platform/shared/actor.ts'
import { directionOf } from '#platform/shared/text.ts'

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

const known = (code: string | null): Language | null => languages.find((each) => each === code) ?? null

let language: Language = known(sessionStorage.getItem('SaveLang')) ?? known(localStorage.getItem('SaveLang')) ?? 'ar'
const listeners = new Set<() => void>()

export const currentLanguage = (): Language => language

/** Pages switch by `changeLanguage` of `text.ts`, which loads the words first. */
export function keepLanguage(next: Language): void {
  language = next
  sessionStorage.setItem('SaveLang', next)
  localStorage.setItem('SaveLang', next)
  markDocument()
  for (const listener of listeners) listener()
}

export function markDocument(): void {
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
}

export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
