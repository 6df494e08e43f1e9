import type { Language } from '#platform/shared/actor.ts'
import { markNames } from '../../text/letters.ts'

const namesIn = (language: Language): Readonly<Record<string, string>> =>
  language === 'ar' ? markNames.ar : language === 'fr' ? markNames.fr : markNames.en

/** What a merge field is called. */
export const markName = (mark: string, language: Language): string => namesIn(language)[mark] ?? mark

/** A text of a letter with its merge fields by their names, as lists show it. */
export const withMarkNames = (text: string, language: Language): string =>
  text.replaceAll(/\{\{\s*([A-Za-z]+)\s*\}\}/g, (_, mark: string) => `‹${markName(mark, language)}›`)
