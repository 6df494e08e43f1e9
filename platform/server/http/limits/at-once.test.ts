import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { call } from '#platform/shared/call.ts'
import { implement, type Asked } from '#platform/server/handler.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { probeCalls, probeFull } from '#testing/probe.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { triedAtOnce, type AskedAtOnce } from './at-once.ts'

const again = call({ ...probeCalls.write, path: '/api/Probe/Again', repeatable: true, body: probeCalls.write.body })
type Asking = Asked<never>
type Reply = { Count: number }

let atOnce: (asked: AskedAtOnce<Asking>) => Promise<Reply | null>
let whole: (asked: Asking) => Promise<Reply>
const handlers = {
  again: triedAtOnce<Asking, Reply>(
    (asked) => atOnce(asked),
    (asked) => whole(asked),
  ),
}
const probe = (declared: typeof again) => ({
  name: 'probe' as const,
  implemented: [implement({ again: declared }, handlers as never)],
})
const body = { Name: 'x' }

let server: TestServer
let runs: string[] = []
beforeAll(async () => void (server = await startTestServer({ modules: [probe(again)] })))
afterAll(() => server.close())
beforeEach(() => {
  runs = []
  atOnce = async ({ db }) => {
    runs.push(db.isTransaction ? 'at once, in a transaction' : 'at once')
    return { Count: 1 }
  }
  whole = async ({ db }) => {
    runs.push(db.isTransaction ? 'whole' : 'whole, without a transaction')
    return { Count: 2 }
  }
})
const keysKept = async () =>
  (await sql<{ keys: number }>`select count(*)::integer as keys from platform.idempotency_key`.execute(server.db))
    .rows[0]!.keys

test('what is answered at once takes no transaction; null goes on to the whole handler in one', async () => {
  const layla = await server.as('layla')
  expect(await layla.send(again, { body })).toEqual({ Count: 1 })
  const answered = atOnce
  atOnce = async (asked) => (await answered(asked)) && null
  expect(await layla.send(again, { body })).toEqual({ Count: 2 })
  expect(runs).toEqual(['at once', 'at once', 'whole'])
  expect(await keysKept()).toBe(0)
})

test('a key that is sent keeps the reply of the whole handler, as everywhere', async () => {
  const layla = await server.as('layla')
  for (let time = 0; time < 2; time++) {
    expect(await layla.send(again, { body }, { key: 'key-of-layla' })).toEqual({ Count: 2 })
  }
  expect(runs).toEqual(['whole'])
  expect(await keysKept()).toBe(1)
  expect((await refusalOf(layla.send(again, { body }, { key: 'short' }))).code).toBe('invalidInput')
})

test('a clash goes on to the whole handler, another error and a refusal do not', async () => {
  const layla = await server.as('layla')
  atOnce = async () => {
    throw Object.assign(new Error('deadlock detected'), { code: '40P01' })
  }
  expect(await layla.send(again, { body })).toEqual({ Count: 2 })
  atOnce = async () => refuse(probeFull)
  expect((await refusalOf(layla.send(again, { body }))).code).toBe('probeFull')
  atOnce = async () => {
    throw Object.assign(new Error('the disk is full'), { code: '53100' })
  }
  expect(await refusalOf(layla.send(again, { body }))).toMatchObject({ status: 503, code: 'busy' })
  expect(runs).toEqual(['whole'])
})

test('only a call that is declared repeatable may be tried so', async () => {
  const { repeatable: _, ...once } = again
  await expect(startTestServer({ modules: [probe(once as typeof again)] })).rejects.toThrow('not repeatable')
})
