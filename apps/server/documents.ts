import { globSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inactiveAmong } from '#modules/accounts/server/public.ts'
import type { DocumentReaders, FoundDocument } from '#platform/server/documents/parts.ts'
import type { Reading } from '#platform/server/documents/reading.ts'
import { placeOfDocument } from '#platform/shared/document/document.ts'
import { parameterNames } from '#platform/shared/document/document-address.ts'
import { textLanguages } from '#platform/shared/text.ts'
import { actorOf, actorsOf } from './actors.ts'

const root = resolve(import.meta.dirname, '../..')
const load = (file: string): Promise<Record<string, any>> =>
  import(/* @vite-ignore */ pathToFileURL(join(root, file)).href)

/** Every document by its place, `modules/<module>/documents/<name>/`; throws where a folder holds something else. */
async function documentsByPlace(): Promise<readonly FoundDocument[]> {
  const files = globSync('modules/*/documents/*/document.ts', { cwd: root }).toSorted()
  return Promise.all(files.map(found))
}

async function found(file: string): Promise<FoundDocument> {
  const folder = file.slice(0, -'/document.ts'.length)
  const { document, read } = (await load(`${folder}/read.ts`))['default'] as Reading<any>
  if (document !== (await load(file))['default']) throw new Error(`${folder}/read.ts reads another document.`)
  const declared = Object.keys(document.params as object)
  if (parameterNames(document).toSorted().join() !== declared.toSorted().join())
    throw new Error(`${file} declares other parameters than its path has: ${declared.join(', ')}.`)
  const words = await Promise.all(
    textLanguages.map(
      async (language) => [language, (await load(`${folder}/words/${language}.ts`))[language]] as const,
    ),
  )
  const title = Object.fromEntries(words.map(([language, { title }]) => [language, title as string]))
  return { document, read, place: placeOfDocument(file), title }
}

export const documents = await documentsByPlace()

export const documentReaders: DocumentReaders = {
  actorOf,
  actorsOf,
  isSwitchedOff: async (db, email) => (await inactiveAmong(db, [email])).size > 0,
}
