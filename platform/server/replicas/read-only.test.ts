import { afterAll, beforeAll, expect, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '#testing/database.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { documentedCalls, queriesOf, readPools } from '#testing/whole/every-input.ts'
import { Refusal } from '#platform/shared/refusal.ts'
import { openDatabase, usualSettings, type OpenDatabase } from '../database.ts'
import { rememberAlike } from '../live/remembered.ts'
import { openPersonDatabases, type OpenPersonDatabases } from '../person-databases.ts'
import { personRole } from '../postgres/wall.ts'

/* What a replica would not do, a connection that only reads does not do either: every call that says that it may be behind is asked over such. */
let database: TestDatabase
let readOnly: OpenDatabase
let persons: OpenPersonDatabases
let server: TestServer
let asked = ''
const read = new Set<string>()
const failed: string[] = []

beforeAll(async () => {
  database = await cloneDatabase()
  const config = { ...database.config, options: `${usualSettings} -c default_transaction_read_only=on` }
  readOnly = openDatabase(config)
  rememberAlike(readOnly.db, database.db)
  persons = openPersonDatabases(config, (await personRole(database.config))!, database.db)
  const on = { db: readOnly.db, persons }
  server = await startTestServer({
    database,
    replicas: async () => ({
      read: async (_reading, run) => {
        read.add(asked)
        try {
          return await run(on)
        } catch (error) {
          if (!(error instanceof Refusal)) failed.push(`${asked}: ${String(error)}`)
          throw error
        }
      },
      wrote: async () => null,
      standings: () => [],
      reads: { replica: 0, primary: 0, again: 0 },
      pools: [],
      close: async () => void (await Promise.all([readOnly.close(), persons.close()])),
    }),
  })
})
afterAll(() => server.close())

/** The definition of a report is a test's own (`modules/reports/server/reports.test.ts`). */
const notAsked = ['POST /api/Report/GetReportRows']
/** What statistics ask for, each where it is asked for. */
const period = { Subject: 'classes', By: 'month', Figure: 'classes', From: '2026-01-01', To: '2026-06-30' }

test('a call that may be behind writes nothing where it reads', { timeout: 120_000 }, async () => {
  const pools = await readPools(server.db)
  const calls = documentedCalls().filter((call) => call.mayBeBehind)
  expect(calls.length).toBeGreaterThan(80)
  for (const who of ['nadia', 'omar', 'layla', 'hany']) {
    const headers = { authorization: `Bearer ${await (await server.as(who)).token()}` }
    for (const call of calls) {
      asked = call.name
      const send = (query: object, body?: object) =>
        server.app.inject({
          method: call.method as 'GET',
          url: call.path,
          query: query as never,
          headers,
          ...(body && { payload: body }),
        })
      if (call.hasBody) for (const body of [{}, { ID: pools.ids[0] }]) await send({}, body)
      else {
        await send(queriesOf(call, pools)[0] ?? {})
        const names = call.parameters.map(({ name }) => name)
        const own = Object.entries(period).filter(([name]) => names.includes(name))
        if (own.length > 0) await send(Object.fromEntries(own))
      }
    }
  }
  expect(failed).toEqual([])
  const left = calls.map(({ name }) => name).filter((name) => !read.has(name))
  expect(left.filter((name) => !notAsked.includes(name))).toEqual([])
})
