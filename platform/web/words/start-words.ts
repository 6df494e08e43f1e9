import type { Language } from '#platform/shared/actor.ts'
import type { Words } from './dictionary.ts'

/** The words that every visit begins with: whole dictionaries by their namespace. */
export type StartWords = Readonly<Record<string, Words | undefined>>

/* Gathered at build time; one file a language, so that they come in one round trip. */
const loaders: Record<Language, () => Promise<StartWords>> = {
  ar: () => import('virtual:start-words/ar'),
  en: () => import('virtual:start-words/en'),
  fr: () => import('virtual:start-words/fr'),
  de: () => import('virtual:start-words/de'),
  pt: () => import('virtual:start-words/pt'),
}

/** What pages in the shell need: the words of the kit, and the titles of all screens, by module. */
export interface ShellWords {
  readonly kit?: Words
  readonly titles: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/* The same: who only logs in needs none of it. */
const shellLoaders: Record<Language, () => Promise<ShellWords>> = {
  ar: () => import('virtual:shell-words/ar'),
  en: () => import('virtual:shell-words/en'),
  fr: () => import('virtual:shell-words/fr'),
  de: () => import('virtual:shell-words/de'),
  pt: () => import('virtual:shell-words/pt'),
}

export const loadShellWords = (language: Language): Promise<ShellWords> => shellLoaders[language]()

export const loadStartWords = (language: Language): Promise<StartWords> => loaders[language]()
