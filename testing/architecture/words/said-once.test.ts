import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFiles } from '../project-files.ts'
import { drifted, saidTwice, type Dictionary } from './said-once.ts'

const root = join(import.meta.dirname, '../../..')
const english = /^(modules|platform)\/.*\/(text\/(.+\/)?|words\/)en\.ts$/

function dictionaries(): readonly Dictionary[] {
  const paths = projectFiles(root)
  const all = new Set(paths)
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  return paths
    .filter((path) => english.test(path) && all.has(join(dirname(path), 'ar.ts')))
    .map((path) => {
      const folder = dirname(path)
      return { folder, texts: ['ar', 'en', 'fr'].map((each) => read(join(folder, `${each}.ts`))) }
    })
}

test('no dictionary says what another says in the same words of every language: it takes it from there', () => {
  const found = dictionaries()
  expect(found.length).toBeGreaterThan(20)
  expect(saidTwice(found)).toEqual([])
})

/** Of a hundred keys: one that is said again in English though Arabic or French has one word for both. */
const mostDrifted = 4.5

test('English is rarely said again where it is not two words in Arabic and in French', () => {
  const { percent, texts } = drifted(dictionaries())
  expect(percent, texts.join('\n')).toBeLessThanOrEqual(mostDrifted)
})

test('one English text is found again where one other language has one word for it, and not where both have two', () => {
  const of = (...texts: readonly string[]) =>
    drifted([{ folder: 'a', texts: texts.map((text) => `export const words = ${text}`) }])
  const english = `{ x: 'Free', y: 'Free', z: taken.free, w: 'Other' }`
  const arabic = `{ x: 'حرة', y: 'حرة', z: taken.free, w: 'غير' }`
  expect(of(arabic, english, `{ x: 'Libre', y: 'Gratuit', z: taken.free, w: 'Autre' }`)).toEqual({
    percent: 50,
    texts: ['Free: a words.x, a words.y'],
  })
  const two = of(arabic.replace(`y: 'حرة'`, `y: 'مجاني'`), english, `{ x: 'Libre', y: 'Gratuit', w: 'Autre' }`)
  expect(two).toEqual({ percent: 0, texts: [] })
})

const words = (...texts: readonly string[]) => texts.map((text) => `export const words = ${text}`)

test.each([
  ['two places of one file', [['a', words(`{ x: 'س', y: 'س' }`, `{ x: 'X', y: 'X' }`, `{ x: 'X', y: 'X' }`)]], 1],
  [
    'two modules',
    [
      ['a', words(`{ x: 'س' }`, `{ x: 'X' }`, `{ x: 'X' }`)],
      ['b', words(`{ f: { x: 'س' } }`, `{ f: { x: 'X' } }`, `{ f: { x: 'X' } }`)],
    ],
    1,
  ],
  [
    'one word of English that is two of Arabic',
    [['a', words(`{ x: 'حرة', y: 'حر' }`, `{ x: 'Free', y: 'Free' }`, `{ x: 'Libre', y: 'Libre' }`)]],
    0,
  ],
  [
    'forms of one count',
    [['a', words(`{ x_few: 'س', x_many: 'س' }`, `{ x_few: 'X', x_many: 'X' }`, `{ x_few: 'X', x_many: 'X' }`)]],
    0,
  ],
  [
    'a part that one language keeps apart',
    [
      [
        'a',
        [
          `const part = { x: 'س' }\nexport const ar = { f: { ...part }, y: 'س' } as const`,
          `export const en = { f: { x: 'X' }, y: 'X' }`,
          `export const fr = { f: { x: 'X' }, y: 'X' }`,
        ],
      ],
    ],
    1,
  ],
  [
    'a part that is put in two places',
    [
      [
        'a',
        [
          `const part = { x: 'س' }\nexport const ar = { f: part, g: { ...part } }`,
          `const part = { x: 'X' }\nexport const en = { f: part, g: { ...part } }`,
          `const part = { x: 'X' }\nexport const fr = { f: part, g: { ...part } }`,
        ],
      ],
    ],
    0,
  ],
  ['what is taken from elsewhere', [['a', words(`{ x: 'س', y: b.x }`, `{ x: 'X', y: b.x }`, `{ x: 'X', y: b.x }`)]], 0],
] as const)('%s', (_name, given, count) => {
  expect(saidTwice(given.map(([folder, texts]) => ({ folder, texts })))).toHaveLength(count)
})
