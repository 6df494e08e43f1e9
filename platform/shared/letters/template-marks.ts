import { textLanguages, type TextLanguage } from '../text.ts'
import { marksIn } from './fill.ts'

type InEach = Readonly<Record<TextLanguage, string>>
export interface TemplateWords {
  readonly title: InEach
  readonly body: InEach
}

/** What a letter is about, or what its reader has to do: without it the letter says nothing. */
const needed = new Set(['code', 'number', 'serial', 'reason', 'until', 'dueDay', 'newDay'])

export interface OfferedMark {
  readonly name: string
  /** The letter must hold it. */
  readonly isNeeded: boolean
}

/** The marks that a letter knows: those of the text that the program ships, as they are what its events bear, and its reader. */
export function offeredMarks(shipped: TemplateWords): readonly OfferedMark[] {
  const texts = textLanguages.flatMap((language) => [shipped.title[language], shipped.body[language]])
  return [...new Set([...texts.flatMap(marksIn), 'name'])].map((name) => ({ name, isNeeded: needed.has(name) }))
}

export interface TemplateFault {
  readonly part: 'title' | 'body'
  readonly language: TextLanguage
  readonly code: 'unknownMark' | 'markMissing'
}

/** Marks of which a letter may hold any. */
export const free = (names: readonly string[]): readonly OfferedMark[] =>
  names.map((name) => ({ name, isNeeded: false }))

/** What is wrong with the words of a letter: marks that nothing fills, braces that are no mark, and needed ones that a language lacks. */
export function templateFaults(words: TemplateWords, offered: readonly OfferedMark[]): readonly TemplateFault[] {
  const known = new Set(offered.map(({ name }) => name))
  return textLanguages.flatMap((language) => {
    const strange = (['title', 'body'] as const)
      .filter((part) => !isKnown(words[part][language], known))
      .map((part) => ({ part, language, code: 'unknownMark' as const }))
    const held = new Set([...marksIn(words.title[language]), ...marksIn(words.body[language])])
    const lacks = offered.some(({ name, isNeeded }) => isNeeded && !held.has(name))
    const isStrange = strange.some(({ part }) => part === 'body')
    return lacks && !isStrange
      ? [...strange, { part: 'body' as const, language, code: 'markMissing' as const }]
      : strange
  })
}

const isKnown = (text: string, known: ReadonlySet<string>): boolean =>
  marksIn(text).every((name) => known.has(name)) && !/[{}]/.test(text.replaceAll(/\{\{\s*[A-Za-z]+\s*\}\}/g, ''))
