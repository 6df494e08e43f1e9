/*
 * Every list as each kind of person, in each order, by each search and filter, beside its own bare prepared query: an
 * academy of 100,000 trainees, 2,000 courses and 12,000 classes. `npx node bench/lists.ts` prints TSV of those that take
 * longest beside it; `--all` prints all as they come; a pattern asks only the lists whose names fit it, as `'^list'`.
 */
import { Agent, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { declaredCalls } from '#apps/server/openapi.ts'
import { cast, type CastKey } from '#database/seeds/cast/members.ts'
import { beginSession } from '#modules/signin/server/public.ts'
import { openDatabase } from '#platform/server/database.ts'
import type { Call } from '#platform/shared/call.ts'
import { isList, waysToAsk, type Asked } from '#testing/lists/asked.ts'
import { askersOf } from '#testing/lists/askers.ts'
import { listenTo, type Statement } from '#testing/lists/listened.ts'
import { noList, within } from '#testing/lists/rule.ts'
import { samplesOf } from '#testing/lists/samples.ts'
import { tenYearsToday } from '#testing/lists/ten-years.ts'
import { startTenYearsAcademy } from './academies/ten-years-academy.ts'
import { ask, printRow } from './load.ts'
import { measuredServer } from './measured-app.ts'

const rounds = 9
/** Three times the bare query is what is wanted. */
const wanted = 3
const all = process.argv.includes('--all')
const named = new RegExp(process.argv.slice(2).find((word) => !word.startsWith('--')) ?? '')

/** A code's end; a name without its hamza; one in Latin letters; one with a wrong letter; a word of many. */
const searches = ['000123', 'احمد حسن', 'Person 4711', 'ليلى حسض', 'محمد']

const academy = await startTenYearsAcademy()
const { address } = academy
const owner = new pg.Client(address)
await owner.connect()
await owner.query(`
  insert into catalogue.course (code, name, category_id, level_id, type_id, hours, days, is_published)
  select 'F-C-' || n, jsonb_build_object('ar', 'دورة إضافية ' || n, 'en', 'Further course ' || n, 'fr', 'Cours ' || n),
    1 + n % 6, 1 + n % 3, 1 + n % 3, 25, 5, n % 20 > 0
  from generate_series(601, 2000) n`)
await owner.query('vacuum analyze catalogue.course')

const opened = openDatabase({ ...address, max: 4 })
const { db, pool } = opened
const ears = listenTo([pool])
const { secrets, serve, close } = await measuredServer(address, opened)
const ahead = Date.parse(`${tenYearsToday}T08:00:00Z`) - Date.now()
const clock = () => new Date(Date.now() + ahead)
const app = await serve(null, clock)
await app.listen({ host: '127.0.0.1', port: 0 })
const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`

/* Bare node:http with the prepared query that is being measured; those of a search that asks further, one after the other. */
const bare = new pg.Pool({ ...address, max: 1 })
let measured: readonly (Statement & { readonly name: string })[] = []
const reference = createServer(async (_request, response) => {
  let rows: unknown[] = []
  for (const each of measured) ({ rows } = await bare.query({ ...each, values: [...each.values] }))
  const body = JSON.stringify({ Items: rows, Total: rows.length })
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }).end(body)
})
await new Promise<void>((done) => reference.listen(0, '127.0.0.1', done))
const bareOrigin = `http://127.0.0.1:${(reference.address() as AddressInfo).port}`

const agent = new Agent({ keepAlive: true })
/** Milliseconds: a session is not renewed here, and all lists take longer than one lasts. */
const tokenFor = 5 * 60_000
const sessions = new Map<CastKey, { readonly token: string; readonly at: number }>()
async function tokenOf(who: CastKey): Promise<string> {
  const known = sessions.get(who)
  if (known && Date.now() - known.at < tokenFor) return known.token
  const { rows } = await owner.query<{ id: number }>('select id from accounts.account where email = $1', [
    cast[who].email,
  ])
  const browser = { id: 'bench', ip: '127.0.0.1', userAgent: 'bench' }
  const { accessToken } = await beginSession(db, secrets, rows[0]!.id, browser, clock())
  sessions.set(who, { token: accessToken, at: Date.now() })
  return accessToken
}

const timed = async (run: () => Promise<unknown>) => {
  const begun = performance.now()
  await run()
  return performance.now() - begun
}
/** Of the quickest: what else the machine does would weigh more than what is measured. */
const quick = (times: readonly number[]) => times.toSorted((one, other) => one - other)[Math.floor(times.length / 4)]!

/** The slowest of the statements that the call sends, by itself. */
async function slowest(heard: readonly Statement[]): Promise<Statement | null> {
  let found: { statement: Statement; took: number } | null = null
  for (const statement of heard) {
    const run = () => owner.query(statement.text, [...statement.values])
    await run()
    const took = await timed(run)
    if (!found || took > found.took) found = { statement, took }
  }
  return found?.statement ?? null
}

type Row = readonly [list: string, who: string, way: string, bare: number, diwan: number, x: number]
const rows: Row[] = []
const refused: string[] = []
let asked = 0

async function measure(name: string, call: Call, who: CastKey, way: Asked): Promise<void> {
  const text = Object.entries(way.query).map(([key, value]) => [key, String(value)])
  const body = call.method === 'POST' ? JSON.stringify(way.query) : undefined
  const path = body === undefined ? `${call.path}?${new URLSearchParams(text).toString()}` : call.path
  const headers = { authorization: `Bearer ${await tokenOf(who)}` }
  const diwan = () =>
    ask(origin, { method: call.method as 'GET', path, headers, ...(body !== undefined && { body }) }, agent)
  try {
    await diwan()
  } catch (error) {
    // A sample that names nothing of this list.
    refused.push(`${name} as ${who} by ${way.name}: ${String(error)}`)
    return
  }
  ears.heard()
  await diwan()
  const heard = ears.heard()
  const statement = await slowest(heard)
  if (!statement) return
  const asks = way.name.startsWith('search=') ? heard : [statement]
  measured = asks.map((each) => ({ ...each, name: `b${asked++}` }))
  const without = () => ask(bareOrigin, { method: 'GET', path: '/' }, agent)
  const compare = async (warming: number) => {
    for (let warm = 0; warm < warming; warm++) for (const run of [without, diwan]) await run()
    const times = { without: [] as number[], diwan: [] as number[] }
    for (let round = 0; round < rounds; round++) {
      times.without.push(await timed(without))
      times.diwan.push(await timed(diwan))
    }
    return [quick(times.without), quick(times.diwan)] as const
  }
  // PostgreSQL plans a prepared statement anew the first five times that a connection sends it: the bare side's one
  // connection is past that before the academy's several are.
  let [one, other] = await compare(3)
  if (other > wanted * one) [one, other] = await compare(15)
  const row: Row = [name, who, way.name, one, other, other / one]
  rows.push(row)
  if (all) printRow(...row)
}

const samples = await samplesOf({ pool } as Parameters<typeof samplesOf>[0])
const lists = declaredCalls()
  .flatMap(({ calls }) => Object.entries(calls))
  .filter(([name, call]) => isList(call) && !noList.has(name) && named.test(name))
printRow('list', 'who', 'way', 'bare_ms', 'diwan_ms', 'x')
for (const [name, call] of lists)
  for (const [at, who] of askersOf(call).entries())
    for (const way of waysToAsk(call, searches, samples, within[name]))
      if (at === 0 || !way.isFilter) await measure(name, call, who, way)

if (!all) for (const row of rows.toSorted((one, other) => other[5] - one[5]).slice(0, 25)) printRow(...row)
const above = rows.filter((row) => row[5] > wanted)
console.log(
  `\n${lists.length} lists, ${rows.length} ways to ask; above ${wanted} times the bare query: ${above.length}`,
)
for (const each of refused) console.log(`refused: ${each}`)
console.log('slowest')
for (const row of rows.toSorted((one, other) => other[4] - one[4]).slice(0, 10)) printRow(...row)

agent.destroy()
reference.close()
await app.close()
await Promise.all([bare.end(), owner.end(), pool.end(), close()])
await academy.stop()
