import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContext, Script } from 'node:vm'
import { expect, test } from 'vitest'
import { projectFiles } from '../architecture/project-files.ts'
import { heldFor, longestHold } from './held.ts'
import { hostileTexts } from './hostile-texts.ts'
import { patternsIn, wordsOfPattern, type Pattern } from './patterns.ts'

const root = join(import.meta.dirname, '../..')
/** What runs on the server over texts of others; the browser keeps only its owner waiting. */
const onServer = (path: string) =>
  /^(apps\/server|platform\/(server|shared)|modules\/[^/]+\/(contract|rules|server))\/.*\.ts$/.test(path) &&
  !path.endsWith('.test.ts')

const length = 30_000
const general = hostileTexts(length)
function textsAgainst({ source }: Pattern): string[] {
  const words = wordsOfPattern(source)
  const pumps = [...words, ...words.slice(0, 8).flatMap((one) => words.slice(0, 8).map((other) => one + other))]
  return [
    ...general,
    ...pumps.flatMap((pump) =>
      // Behind a sign of none of its classes too: what is bound to the beginning would else take the whole run at once.
      ['', words[0] ?? '', 'ж'].map((start) => start + pump.repeat(length / pump.length) + '\u0000!'),
    ),
  ]
}

// One context for all: making it takes longer than what is measured in it.
const sandbox = createContext({})
const matching = new Script(`text.replace(new RegExp(source, flags), '').length`)

/** Whether the pattern goes through each text in time. One that goes back and forth without end is stopped. */
function slowText(pattern: Pattern): string | undefined {
  const flags = pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`
  return textsAgainst(pattern).find((text) => {
    Object.assign(sandbox, { text, source: pattern.source, flags })
    try {
      return heldFor(() => void matching.runInContext(sandbox, { timeout: 3_000 })) > longestHold
    } catch {
      return true
    }
  })
}

test('a pattern of exponential and one of quadratic work are found, a plain one is not', { timeout: 60_000 }, () => {
  const of = (source: string) => ({ place: '', source, flags: '' })
  expect(slowText(of('^(<!--[\\s\\S]*?-->\\s*)*<[a-z]'))).toBeDefined()
  expect(slowText(of('\\s+$'))).toBeDefined()
  expect(slowText(of('<[^>]*>'))).toBeDefined()
  expect(slowText(of('^[. ]+|[. ]+$'))).toBeDefined()
  expect(slowText(of('<[^<>]*>'))).toBeUndefined()
})

test('every pattern of the server goes through a text in proportion to its length', { timeout: 600_000 }, () => {
  const patterns = projectFiles(root)
    .filter(onServer)
    .flatMap((path) => patternsIn(path, readFileSync(join(root, path), 'utf8')))
  expect(patterns.length).toBeGreaterThan(100)
  const slow = patterns.flatMap((pattern) => {
    const text = slowText(pattern)
    return text === undefined ? [] : [`${pattern.place} /${pattern.source}/ on ${JSON.stringify(text.slice(0, 16))}`]
  })
  expect(slow).toEqual([])
})
