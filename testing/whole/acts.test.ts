import { globSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Acts } from '#platform/shared/record/act.ts'
import { keptNames } from '#platform/server/acts/change-row.ts'
import type { Noun, Told } from '#platform/server/acts/write-act.ts'
import { placeOfWords, startNamespaces } from '#apps/web/word-places.ts'
import { cloneDatabase, type TestDatabase } from '../database.ts'

/** Who keeps the record of another module tells of it, and has no row. */
type AnyNoun = Told<Acts, never, never> & Partial<Pick<Noun<Acts, never, never, never>, 'stored'>>
const root = join(import.meta.dirname, '../..')
const isNoun = (value: unknown): value is AnyNoun =>
  typeof value === 'object' && value !== null && 'acts' in value && 'idOf' in value
// A file declares one noun, or several, or all that are alike in a list.
const nouns = (
  await Promise.all(
    globSync('modules/*/server/acts/{noun,*-noun}.ts', { cwd: root }).map(async (file) => {
      const exported = Object.values((await import(join(root, file))) as object).flat() as unknown[]
      return exported.filter(isNoun).map((noun) => ({ file, noun }))
    }),
  )
).flat()
const wordsIn = async (folder: string, language: string) =>
  ((await import(join(root, folder, `${language}.ts`))) as Record<string, Record<string, object>>)[language]!
/** Words that every visit begins with hold none of acts: those stand apart. */
const wordsOf = (module: string, language: string) =>
  wordsIn(placeOfWords(startNamespaces.has(module) ? `${module}/acts` : module), language)
const recordWordsOf = (module: string, language: string) => wordsIn(placeOfWords(`${module}/record`), language)

let academy: TestDatabase
beforeAll(async () => {
  academy = await cloneDatabase()
})
afterAll(() => academy.close())

/** The columns of a table in the database. */
async function columnsIn(table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`.execute(academy.db)
  return rows.map(({ name }) => name)
}
/** What the audit keeps of a noun: its columns, and what its facts tell beside them. */
const keptOf = async ({ stored, beside = [] }: AnyNoun) => [
  ...(stored ? keptNames(await columnsIn(stored.table), stored.unkept) : []),
  ...beside,
]

test('the nouns are found by their place', () => {
  expect(nouns.length).toBeGreaterThan(0)
})

describe.each(nouns)('$noun.acts.subject of $noun.acts.module', ({ noun }) => {
  const { acts, stored } = noun

  test('what the audit keeps nothing of are columns that there are', async () => {
    if (!stored) return
    const columns = await columnsIn(stored.table)
    expect((stored.unkept as readonly string[]).filter((column) => !columns.includes(column))).toEqual([])
  })

  test.each(['ar', 'en', 'fr'])('every column that the audit keeps has its word in %s', async (language) => {
    const { columns: words = {} } = await recordWordsOf(acts.module, language)
    expect((await keptOf(noun)).filter((column) => !(column in words))).toEqual([])
  })

  test('an act that is asked for has a button, one that asks first its question', async () => {
    const words = (await wordsOf(acts.module, 'ar'))['acts'] as Record<
      string,
      { do?: string; ask?: string; past: string }
    >
    expect(Object.keys(words)).toEqual(expect.arrayContaining(Object.keys(acts.table)))
    for (const [name, act] of Object.entries(acts.table)) {
      if (act.call || act.through?.sends) expect(words[name]!.do, name).toBeTruthy()
      if (act.asks === 'confirmation') expect(words[name]!.ask, name).toBeTruthy()
    }
  })
})

test.each([...new Set(nouns.map(({ noun }) => noun.acts.module))])(
  '%s has no word of a column that is not kept',
  async (module) => {
    const own = nouns.filter(({ noun }) => noun.acts.module === module)
    const kept = (await Promise.all(own.map(({ noun }) => keptOf(noun)))).flat()
    const { columns: words = {} } = await recordWordsOf(module, 'ar')
    expect(Object.keys(words).filter((column) => !kept.includes(column))).toEqual([])
  },
)

test('no two acts of a module bear one name', () => {
  const tables = new Map(nouns.map(({ noun }) => [noun.acts.table, noun.acts.module]))
  const names = [...tables].flatMap(([table, module]) => Object.keys(table).map((name) => `${module}.${name}`))
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
