import { useSyncExternalStore } from 'react'
import type { Language } from '#platform/shared/actor.ts'
import { onWords, textIn } from './dictionary.ts'
import { currentLanguage, onLanguageChange } from '../language.ts'
import { loadStartWords, type Titles } from './start-words.ts'

const loaded = new Map<Language, Titles>()
const listeners = new Set<() => void>()

/** Fetches the titles of all screens in a language. */
export async function loadTitles(language: Language = currentLanguage()): Promise<void> {
  if (loaded.has(language)) return
  loaded.set(language, (await loadStartWords(language)).titles)
  for (const listener of listeners) listener()
}
onLanguageChange(() => void loadTitles())

/** The title of a screen by its text key, `<module>:screens.<key>`; of a document its own word, which comes with its page. Empty until it is there. */
export function titleOf(address: string, language: Language = currentLanguage()): string {
  const [module = '', key = ''] = address.split(':')
  return loaded.get(language)?.[module]?.[key.replace(/^screens\./, '')] ?? textIn(language, module, key) ?? ''
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  const stop = onLanguageChange(listener)
  return () => {
    listeners.delete(listener)
    stop()
  }
}
const now = () => `${currentLanguage()} ${loaded.has(currentLanguage())}`

/** `titleOf`, renewed when the titles arrive or the language changes. */
export function useTitles(): typeof titleOf {
  useSyncExternalStore(subscribe, now, now)
  return titleOf
}

/** Also says when a page has brought its words, and with them a document's title. */
export function onTitle(listener: () => void): () => void {
  const stops = [subscribe(listener), onWords(listener)]
  return () => stops.forEach((stop) => stop())
}

/** The title at this address, renewed when it arrives, with whatever file. */
export function useTitle(address: string | undefined): string {
  const read = () => (address === undefined ? '' : titleOf(address))
  return useSyncExternalStore(onTitle, read, read)
}
