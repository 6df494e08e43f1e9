import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../../e2e')
/** What a journey waits for in the address. In the log-in's own (`?to=%2FChangePassword`) no path has its stroke. */
const awaited = (source: string) => [...source.matchAll(/waitForURL\((\/\S*)/g)].map(([, pattern]) => pattern!)
const provesNothing = (pattern: string) => !pattern.startsWith(String.raw`/\/`) && !pattern.includes('=')

test('no journey waits for an address that the log-in page already bears', () => {
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => awaited(readFileSync(join(folder, name), 'utf8')).map((pattern) => ({ name, pattern })))
  expect(found.length).toBeGreaterThan(20)
  expect(found.filter(({ pattern }) => provesNothing(pattern))).toEqual([])
})

test('the word of a page alone is found, its path and a field of the query are not', () => {
  const waits = 'waitForURL(/Change/) waitForURL(/\\/Change$/) waitForURL(/row=\\d+/)'
  expect(awaited(waits).filter(provesNothing)).toEqual(['/Change/)'])
})
