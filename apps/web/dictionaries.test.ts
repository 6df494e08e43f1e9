import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { loadDictionary } from './dictionaries.ts'

const source = await readFile(new URL('dictionaries.ts', import.meta.url), 'utf8')
const namespaces = [...source.matchAll(/^ {4}'?([\w/-]+)'?: typeof import\(/gm)].map(([, name]) => name!)

// What types the keys is not what is fetched: a folder that no list of files names leaves the page with bare keys.
/** Come with the page of the document that they stand on. */
const brought = new Set(['documents'])
it('finds the words of every namespace, in each full language', async () => {
  expect(namespaces.length).toBeGreaterThan(70)
  const empty: string[] = []
  for (const namespace of namespaces.filter((each) => !brought.has(each)))
    for (const language of ['ar', 'en', 'fr'] as const)
      if (Object.keys((await loadDictionary(language, namespace)) ?? {}).length === 0)
        empty.push(`${language} ${namespace}`)
  expect(empty).toEqual([])
})
