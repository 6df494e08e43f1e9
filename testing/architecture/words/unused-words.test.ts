import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { valuePlaces } from '#modules/audit/rules/value-places.ts'
import { projectFiles } from '../project-files.ts'

const root = join(import.meta.dirname, '../../..')
const dictionary = /^(modules|platform|apps)\/.*\/(text\/(.+\/)?|documents\/[^/]+\/words\/)en\.ts$/
const paths = projectFiles(root)

/** Whose words dictionaries take: `terms.edit`. */
const terms = 'platform/web/text/terms/en.ts'

/** The dotted keys of a dictionary, plural forms by their stem. */
function keysOf(words: object, before: readonly string[] = []): string[] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) => {
    const path = [...before, key.replace(/_(zero|one|two|few|many|other)$/, '')]
    return typeof value === 'object' && value !== null ? keysOf(value, path) : [path.join('.')]
  })
}

/**
 * What the code may ask for: every string in it, and every template as a pattern whose values stand for anything. A
 * word that the code asks for by chance counts as used; one that nothing can ask for does not.
 */
function asked(sources: readonly string[]): (key: string) => boolean {
  const strings = new Set<string>()
  const patterns = new Set<string>()
  for (const source of sources) {
    for (const [, single, double] of source.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g)) {
      strings.add(single ?? double!)
    }
    for (const [, template] of source.matchAll(/`([^`]{1,200})`/g)) {
      const fixed = template!.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/)
      if (fixed.length > 1 && /[a-z]/i.test(fixed.join(''))) patterns.add(fixed.map(escaped).join('[^ ]*'))
    }
  }
  for (const [module, ...parts] of Object.values(valuePlaces))
    if (module === 'audit' || module.endsWith('/record')) for (const part of parts) patterns.add(`${part}\\.[^ ]*`)
  const all = [...patterns].map((pattern) => new RegExp(`^${pattern}$`))
  return (key) => strings.has(key) || all.some((pattern) => pattern.test(key))
}
const escaped = (text: string) => text.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&')

// Reads every source: seconds beside other work.
test('no dictionary has words that nothing asks for', { timeout: 60_000 }, async () => {
  const isAsked = asked(
    paths
      .filter(
        (path) => /^(modules|platform|apps)\/.*\.tsx?$/.test(path) && !/\/(text|words)\/|\.test\.tsx?$/.test(path),
      )
      .map((path) => readFileSync(join(root, path), 'utf8')),
  )
  const dictionaries = paths.filter((path) => dictionary.test(path))
  const taken = new Set(
    dictionaries.flatMap((path) =>
      [...readFileSync(join(root, path), 'utf8').matchAll(/\bterms\.(\w+)/g)].map(([, key]) => key!),
    ),
  )
  expect(dictionaries.length).toBeGreaterThan(20)
  const unused = await Promise.all(
    dictionaries.map(async (path) => {
      const words = Object.entries((await import(join(root, path))) as Record<string, unknown>)
      // A part of a dictionary stands in it under its own name.
      const keys = words.flatMap(([name, each]) =>
        typeof each === 'object' && each !== null ? keysOf(each, name === 'en' ? [] : [name]) : [],
      )
      return keys.filter((key) => !(path === terms ? taken.has(key) : isAsked(key))).map((key) => `${path}: ${key}`)
    }),
  )
  expect([...new Set(unused.flat())]).toEqual([])
})
