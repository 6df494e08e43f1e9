import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import { cloneDatabase } from '../database.ts'
import { documentedCalls, queriesOf, readPools } from './every-input.ts'
import { startTestServer, type TestServer } from '../server.ts'

/* A statement without a name is parsed and planned anew at each request. Named are all, but for the bounds of transactions. */
const unnamed = new Set<string>()
let server: TestServer
let named = 0
beforeAll(async () => {
  const database = await cloneDatabase()
  database.pool.on('connect', (client) => {
    const send = client.query.bind(client) as (...given: unknown[]) => unknown
    client.query = ((query: string | pg.QueryConfig, ...rest: unknown[]) => {
      if (typeof query !== 'string' && query.name) named++
      else unnamed.add(typeof query === 'string' ? query : query.text)
      return send(query, ...rest)
    }) as typeof client.query
  })
  server = await startTestServer({ database })
})
afterAll(() => server.close())

test('every statement that a call sends is prepared', { timeout: 60_000 }, async () => {
  const pools = await readPools(server.db)
  unnamed.clear()
  named = 0
  for (const who of ['nadia', 'layla', 'omar', 'hany']) {
    const token = await (await server.as(who)).token()
    for (const call of documentedCalls()) {
      if (call.effect !== 'reads' || call.hasBody || call.path === '/api/Live/Stream') continue
      const query = queriesOf(call, pools)[0] ?? {}
      const headers = { authorization: `Bearer ${token}` }
      await server.app.inject({ method: call.method as 'GET', url: call.path, query: query as never, headers })
    }
  }
  const body = {
    Lookup: 'ClassRoomKind' as const,
    ID: null,
    Version: null,
    Code: 'GYM',
    Name: { ar: 'صالة' },
    IsActive: true,
  }
  await (await server.as('sami')).send(lookupsCalls.saveLookupEntry, { body })
  const bounds = /^(begin|commit|rollback|savepoint|release|set transaction|start transaction)\b/i
  expect([...unnamed].filter((text) => !bounds.test(text))).toEqual([])
  expect(named).toBeGreaterThan(300)
})
