import type { Language } from '#platform/shared/actor.ts'
import type { Words } from './dictionary.ts'

export type Titles = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The words that every visit begins with: the titles of all screens, and whole dictionaries by their namespace. */
export interface StartWords {
  readonly titles: Titles
  readonly [namespace: string]: Words | undefined
}

/* Gathered at build time; one file a language, so that they come in one round trip. */
const loaders: Record<Language, () => Promise<StartWords>> = {
  ar: () => import('virtual:start-words/ar'),
  en: () => import('virtual:start-words/en'),
  fr: () => import('virtual:start-words/fr'),
  de: () => import('virtual:start-words/de'),
  pt: () => import('virtual:start-words/pt'),
}

export const loadStartWords = (language: Language): Promise<StartWords> => loaders[language]()
