import type { Language } from '#platform/shared/actor.ts'
import type { DictionaryFile } from './word-places.ts'

/*
 * A file of its own, in the build one with the list of all pages: names of built files do not pack, and the first file of
 * every visit needs none of these.
 */
const files = {
  ...(import.meta.glob(['../../modules/*/text/{ar,en,fr,de,pt}.ts', '!**/{accounts,signin}/**']) as Record<
    string,
    DictionaryFile
  >),
  ...(import.meta.glob('../../modules/signin/text/account/{ar,en,fr}.ts') as Record<string, DictionaryFile>),
  ...(import.meta.glob('../../modules/exams/text/{sitting,correction}/{ar,en,fr}.ts') as Record<
    string,
    DictionaryFile
  >),
  ...(import.meta.glob('../../modules/accounts/text/{users,profile}/{ar,en,fr}.ts') as Record<string, DictionaryFile>),
  ...(import.meta.glob('../../modules/people/text/signup/{ar,en,fr}.ts') as Record<string, DictionaryFile>),
}

export const wordsOfPages = (folder: string, language: Language): DictionaryFile | undefined =>
  files[`../../${folder}/${language}.ts`]
