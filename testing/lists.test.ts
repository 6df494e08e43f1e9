import { afterAll, beforeAll, expect, test } from 'vitest'
import { declaredCalls } from '#apps/server/openapi.ts'
import { getHomeModel } from '#modules/home/contract/home.ts'
import { countedAlways } from '#platform/server/reading/large-totals.ts'
import type { Call } from '#platform/shared/call.ts'
import { bearsFlag, filtersOf, isFlag } from '#platform/shared/record/list.ts'
import { inLanguage, textLanguages, type Trilingual } from '#platform/shared/text.ts'
import { isList, waysToAsk, type Asked } from './lists/asked.ts'
import { askersOf } from './lists/askers.ts'
import { cloneFilledDatabase } from './lists/filled-database.ts'
import { tenYearsToday } from './lists/ten-years.ts'
import { listenTo, type Statement } from './lists/listened.ts'
import { rowsRead } from './lists/rows-read.ts'
import { breaking, exceptions, isTotal, mostRows, noList, within } from './lists/rule.ts'
import { samplesOf, searches } from './lists/samples.ts'
import type { TestDatabase } from './database.ts'
import type { CastKey } from './stages/cast.ts'
import { startTestServer, type TestServer } from './server.ts'

/*
 * Every list of the API document, as each kind of person, in each order, by each search and filter, on an academy after
 * ten busy years: the statements that it sends keep to the rule of lists/rule.ts. A new list is asked without being
 * entered anywhere; a new filter that is no choice needs a value in lists/samples.ts.
 */
let database: TestDatabase
let server: TestServer
let ears: ReturnType<typeof listenTo>
let samples: Readonly<Record<string, unknown>>
let sizes: ReadonlyMap<string, number>
const excused = new Set<(typeof exceptions)[number]>()

beforeAll(async () => {
  database = await cloneFilledDatabase()
  ears = listenTo([database.pool, database.persons!.pool])
  server = await startTestServer({ database })
  server.at(`${tenYearsToday}T08:00:00Z`)
  samples = await samplesOf(database)
  const { rows } = await database.pool.query<{ table: string; rows: number }>(
    `select schemaname || '.' || relname as table, n_live_tup::integer as rows from pg_stat_user_tables`,
  )
  sizes = new Map(rows.map((each) => [each.table, each.rows]))
}, 0)
afterAll(() => server.close())

const lists = declaredCalls().flatMap(({ calls }) =>
  Object.entries(calls).filter(([name, call]) => isList(call) && !noList.has(name)),
)

/** A total of so few comes in the page's own statement (`paged`). */
async function isSmallTotal({ text, values }: Statement): Promise<boolean> {
  const { rows } = await database.pool.query<{ total?: number; count?: number }>(text, [...values])
  return Number(rows[0]!.total ?? rows[0]!.count) <= countedAlways
}

interface Asking {
  readonly who: CastKey
  readonly way: Asked
  /** Names are put in order as they are read in it. */
  readonly language?: string
}

/** What the statements of one way to ask break of the rule, as lines. */
async function broken(
  name: string,
  call: Call,
  { who, way, language = 'en' }: Asking,
  known: Set<string>,
): Promise<string[]> {
  const asker = await server.as(who)
  ears.heard()
  const query = call.method === 'POST' ? { body: way.query } : way.query
  const answer = await asker.raw(call, query, { headers: { 'accept-language': language } })
  const heard = ears.heard()
  // The list of one record, and it is another's.
  if (answer.statusCode === 404 && 'ID' in way.query) return []
  expect(answer.statusCode, `${name} as ${who}, ${way.name}: ${answer.body.slice(0, 500)}`).toBe(200)
  const lines: string[] = []
  for (const statement of heard) {
    const key = JSON.stringify(statement)
    if (known.has(key)) continue
    known.add(key)
    if (isTotal(statement)) {
      if (await isSmallTotal(statement)) lines.push(`as ${who}, ${way.name}: counts apart\n  ${statement.text}`)
      continue
    }
    for (const visit of breaking(await rowsRead(database, statement), sizes)) {
      const excuse = exceptions.find(
        (each) => each.call === name && each.table === visit.table && each.ways.test(way.name),
      )
      if (excuse) excused.add(excuse)
      else lines.push(`as ${who}, ${way.name}: ${visit.rows} rows of ${visit.table}, ${visit.how}\n  ${statement.text}`)
    }
  }
  return lines
}

test.each(lists)('%s', { timeout: 0 }, async (name, call) => {
  const known = new Set<string>()
  const lines: string[] = []
  const people = askersOf(call)
  expect(people, 'somebody of the cast may ask it').not.toHaveLength(0)
  for (const [at, who] of people.entries())
    for (const way of waysToAsk(call, searches, samples, within[name]))
      // Filters are the same for everybody, and what is read of a name hangs on the language alone; once is enough.
      if (at === 0 || !way.isFilter)
        for (const language of at === 0 && !way.isFilter ? textLanguages : ['en'])
          lines.push(...(await broken(name, call, { who, way, language }, known)))
  expect(lines.join('\n')).toBe('')
})

// A table offers both sides of such a filter.
test('of a flag that the rows bear both sides can be asked for', { timeout: 0 }, async () => {
  const tried: string[] = []
  for (const [name, call] of lists) {
    const flags = Object.entries(filtersOf(call)).filter(([key, shape]) => isFlag(shape) && bearsFlag(call, key))
    const asker = flags.length > 0 ? await server.as(askersOf(call)[0]!) : null
    for (const [key] of flags)
      for (const value of [true, false]) {
        const { query } = waysToAsk(call, [], samples, within[name]).find((way) => way.name === `${key}=${value}`)!
        const asked = call.method === 'POST' ? { body: query } : query
        const { Items } = (await asker!.send(call, asked as never)) as { Items: Record<string, unknown>[] }
        expect(
          Items.filter((row) => row[key] !== value),
          `${name}, ${key}=${value}`,
        ).toEqual([])
        tried.push(`${name} ${key} ${value}`)
      }
  }
  expect(tried.length).toBeGreaterThan(30)
})

const byName: readonly (readonly [call: string, who: CastKey, key: string])[] = [
  ['searchUsers', 'nadia', 'Name'],
  ['listTrainees', 'huda', 'FullName'],
  ['listInstructors', 'sami', 'FullName'],
  ['getRegistrations', 'huda', 'TraineeName'],
]
test.each(byName)('%s: %s reads people in the order of the names that are shown', async (name, who, key) => {
  const [, call] = lists.find(([each]) => each === name)!
  const asker = await server.as(who)
  for (const language of textLanguages) {
    const query = { sort: key, pageSize: 50 }
    const headers = { 'accept-language': language }
    const asked = call.method === 'POST' ? { body: query } : query
    const { Items } = (await asker.send(call, asked as never, { headers })) as { Items: Record<string, Trilingual>[] }
    const shown = Items.map((row) => inLanguage(row[key], language).text)
    expect(new Set(shown).size).toBeGreaterThan(1)
    expect(shown, language).toEqual(shown.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0)))
  }
})

// It is no list, but the first page of everybody. It counts what waits, each apart.
test('the home of each kind of person', { timeout: 0 }, async () => {
  const known = new Set<string>()
  const lines: string[] = []
  for (const who of ['huda', 'nadia', 'sami', 'omar', 'karim', 'hany', 'layla'] as const)
    lines.push(
      ...(await broken(
        'getHomeModel',
        getHomeModel,
        { who, way: { name: 'home', query: {}, isFilter: false } },
        known,
      )),
    )
  expect(known.size).toBeGreaterThan(20)
  expect(lines.filter((line) => !/^as \w+, home: counts apart/.test(line)).join('\n')).toBe('')
})

test('a statement without an index is found, and each exception is still needed', async () => {
  expect(lists.length).toBeGreaterThan(20)
  const large = [...sizes].filter(([, rows]) => rows > mostRows).map(([table]) => table)
  expect(large).toEqual(expect.arrayContaining(['people.trainee', 'registration.registration', 'exams.attempt']))
  const seen = await rowsRead(database, {
    text: 'select id from people.trainee where employer = $1 order by id limit 50',
    values: ['nobody'],
    rows: null,
  })
  expect(breaking(seen, sizes)).toHaveLength(1)
  expect(exceptions.filter((each) => !excused.has(each))).toEqual([])
})
