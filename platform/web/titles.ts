import { useEffect, useSyncExternalStore } from 'react'
import type { Language } from '#platform/shared/actor.ts'
import { onWords, textIn } from './words/dictionary.ts'
import { currentLanguage, onLanguageChange } from './language.ts'
import { loadShellWords, type ShellWords } from './words/start-words.ts'

const loaded = new Map<Language, ShellWords['titles']>()
const listeners = new Set<() => void>()

/** Fetches the titles of all screens in a language. */
async function loadTitles(language: Language): Promise<void> {
  if (loaded.has(language)) return
  loaded.set(language, (await loadShellWords(language)).titles)
  for (const listener of listeners) listener()
}

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

/** `titleOf` of any screen: fetches the titles, and is renewed when they arrive or the language changes. */
export function useTitles(): typeof titleOf {
  useSyncExternalStore(subscribe, now, now)
  const language = currentLanguage()
  // Without a network the menu keeps its icons; the next page that is opened asks again.
  useEffect(() => void loadTitles(language).catch(() => {}), [language])
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
