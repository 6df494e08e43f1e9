import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedSample } from '#database/seeds/sample.ts'
import { cloneDatabase, type TestDatabase } from '#testing/database.ts'
import { listenTo } from '#testing/lists/listened.ts'
import { rowsRead } from '#testing/lists/rows-read.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { reportsCalls as calls } from '../contract/calls.ts'

let database: TestDatabase
let server: TestServer
let ears: ReturnType<typeof listenTo>
beforeAll(async () => {
  database = await cloneDatabase()
  ears = listenTo([database.pool])
  server = await startTestServer({ database })
  await server.db.transaction().execute((tx) => seedSample(tx, '2026-11-21'))
  server.at('2026-11-21T09:00:00Z')
}, 120_000)
afterAll(() => server.close())

const period = { From: '2017-01-01', To: '2026-12-31' }
const behind = async (Figure: string, more: object = {}) =>
  (await server.as('nadia')).send(calls.getCountedRows, { Subject: 'income', Figure, ...period, ...more })

test('behind a figure the payments are added up of the invoices that are shown, not of all', async () => {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from billing.payment`.execute(
    server.db,
  )
  expect(rows[0]!.count).toBeGreaterThan(50)
  ears.heard()
  const { Items, Total } = await behind('invoices', { pageSize: 10 })
  expect([Items.length, Total > 50]).toEqual([10, true])
  const [statement] = ears.heard().filter(({ text }) => text.includes('billing.payment'))
  const visits = (await rowsRead(database, statement!)).filter(({ table }) => table === 'billing.payment')
  // Each of ten is asked for what it brings to four figures.
  expect(visits.reduce((sum, { rows: each }) => sum + each, 0)).toBeLessThanOrEqual(40)
})

test('the rows behind each amount come to it', async () => {
  const nadia = await server.as('nadia')
  const { Figures, Sum } = await nadia.send(calls.getStatistic, { Subject: 'income', By: 'month', ...period })
  for (const [at, figure] of Figures.entries()) {
    let sum = 0
    for (let pageNum = 1; ; pageNum++) {
      const { Items } = await behind(figure, { pageSize: 100, pageNum })
      for (const { Brings } of Items) sum += Brings[at]!
      if (Items.length < 100) break
    }
    expect(sum, figure).toBe(Sum[at])
  }
})
