import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { placeOfWords } from '#apps/web/word-places.ts'
import type { Words } from '#platform/web/words/dictionary.ts'
import type { DictionaryLoader } from '#platform/web/text.ts'

const root = join(import.meta.dirname, '../..')

/** The words of a namespace from their file, without the bundler. */
export const loadDictionary: DictionaryLoader = (language, namespace) => {
  const file = join(root, placeOfWords(namespace), `${language}.ts`)
  if (!existsSync(file)) return null
  return (import(file) as Promise<Record<string, never>>).then((words) => words[language]!)
}

/** Everything that is read or read out: texts, and the attributes that hold words. Values of fields are data. */
export function wordsIn(markup: string): string[] {
  const plain = markup
    .replaceAll(/<(style|script|svg)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<!--.*?-->/gs, '')
    // Codes, addresses and numbers stand left to right in every language.
    .replaceAll(/<bdi dir="ltr"[^>]*>.*?<\/bdi>/gs, ' ')
  const attributes = [...plain.matchAll(/\s(?:aria-label|aria-description|title|alt|placeholder)="([^"]*)"/g)]
  const texts = plain.split(/<[^>]*>/)
  return [...texts, ...attributes.map(([, text]) => text!)].map(unescaped).filter((text) => text.trim() !== '')
}

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }
const unescaped = (text: string) => text.replaceAll(/&(\w+|#\w+);/g, (whole, name: string) => signs[name] ?? whole)

/** A text key that has no text is shown as itself. */
export const isKey = (text: string): boolean => /^[a-z]\w*(\.\w+)+$/.test(text.trim())

/** What the buttons that can be pressed, and the links, are called. */
export const buttonsIn = (markup: string): string[] =>
  [...markup.matchAll(/<(button|a)\b([^>]*)>.*?<\/\1>/gs)]
    .filter(([, , attributes]) => !/role="tab"|\sdisabled=|data-disabled/.test(attributes!))
    .map(([whole]) => wordsIn(whole).join(' ').trim())
    .filter(Boolean)

/** The word on the button of each action that a dictionary names. */
export function actionWords(words: Words): ReadonlyMap<string, string> {
  const entries = [words['actions'], words['acts']].flatMap((each) => Object.entries((each ?? {}) as Words))
  const labelOf = (word: unknown) => {
    const { label, do: done } = word as { label?: unknown; do?: unknown }
    return [word, label, done].find((each) => typeof each === 'string') as string | undefined
  }
  return new Map(entries.flatMap(([name, word]) => (labelOf(word) ? [[name, labelOf(word)!]] : [])))
}
